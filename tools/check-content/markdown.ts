import { unescape } from 'node:querystring';
import { lint } from 'markdownlint/sync';
import { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { collections } from '#content/collections.ts';
import type { Item, Markdown } from './files.ts';
import { componentIds, textIn, type CheckLink } from './links.ts';
import { quote, type Place, type Report } from './messages.ts';
import type { CheckPicture } from './pictures.ts';
import { reportHiddenCharacters } from './read-text.ts';

/** The markdownlint rules that are about mistakes, not style, with the message of each. */
const lintRules = {
  MD001: 'heading-level',
  MD011: 'reversed-link',
  MD018: 'heading-space',
  MD025: 'heading-1',
  MD052: 'undefined-reference',
} as const;
const lintConfig = {
  default: false,
  ...Object.fromEntries(Object.keys(lintRules).map((rule) => [rule, true])),
};

/** Markdown syntax left in a text. Incomplete Markdown is shown as it is written. */
const leftoverSyntax = /\*\*|~~|`|\[\^|!\[|\]\(|^\|.*\|$|^(?:[•–]|-(?!-))\S/m;

/** Creates the check of the Markdown below the front matter. */
export function createMarkdownChecker(
  root: string,
  checkLink: CheckLink,
  checkPicture: CheckPicture,
  report: Report,
) {
  const reservedIds = componentIds(root);

  function checkNode(node: MdastNode, place: Place): void {
    for (const value of Object.values(node))
      if (typeof value === 'string') reportHiddenCharacters(value, place, report);
    // Closing tags have the text of their opening tag, so that each element is reported once.
    if (node.type === 'html') report(place, 'html', { html: quote(node.value.replace(/^<\//, '<')) });
    if (node.type === 'listItem' && typeof node.checked === 'boolean') report(place, 'task-list', {});
    if (node.type === 'table' && !node.children[0]?.children.some(({ children }) => children.length > 0))
      report(place, 'table-headings', {});
    if (node.type === 'heading') {
      const id = slug(textIn(node).trim());
      if (id === '') report(place, 'heading-empty', {});
      if (reservedIds.has(id)) report(place, 'heading-taken', { id: quote(`#${id}`) });
    }
    if (node.type === 'text') {
      const [mark] = leftoverSyntax.exec(node.value) ?? [];
      if (mark) report(place, 'markdown-mark', { mark: quote(mark) });
    }
  }

  async function checkNodes(item: Item, nodes: MdastNode[]): Promise<void> {
    // If a name has several definitions, the first counts.
    const definitions = new Map(
      nodes
        .flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []))
        .toReversed(),
    );
    const pictureReferences = new Set(nodes.map((node) => node.type === 'imageReference' && node.identifier));
    for (const node of nodes) {
      const place = { file: item.file, line: node.position?.start.line };
      checkNode(node, place);
      if (node.type === 'link' && node.children.length === 0)
        report(place, 'link-words', { url: quote(node.url) });
      else if (
        node.type === 'link' ||
        (node.type === 'definition' && !pictureReferences.has(node.identifier))
      )
        checkLink(node.url, item, place);
      if (node.type !== 'image' && node.type !== 'imageReference') continue;
      const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
      if (!node.alt?.trim()) report(place, 'picture-alt', { url: quote(url) });
      await checkPicture(unescape(url), item.folder, place);
    }
  }

  return async (item: Item, { body, nodes }: Markdown): Promise<void> => {
    const { file } = item;
    const isEmpty = body.trim() === '';
    const line = /^\s*/.exec(body)?.[0].split('\n').length;
    if (!collections[item.collection].body) {
      if (!isEmpty) report({ file, line }, 'text-not-shown', {});
      return;
    }
    if (isEmpty) report({ file }, 'no-text', {});
    // The page's title is its level 1 heading.
    const strings = { body: body.replace(/^\n/, '# Title\n') };
    for (const { lineNumber, ruleNames, errorDetail, errorContext } of lint({ strings, config: lintConfig })[
      'body'
    ] ?? []) {
      const rule = ruleNames[0] as keyof typeof lintRules;
      const level = Number(/h(\d)/.exec(errorDetail ?? '')?.[1] ?? 2);
      const params = { context: errorContext ?? '', marks: '#'.repeat(level) };
      report({ file, line: lineNumber }, lintRules[rule], params);
    }
    await checkNodes(item, nodes);
  };
}
