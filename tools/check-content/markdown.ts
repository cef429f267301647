import { unescape } from 'node:querystring';
import { lint } from 'markdownlint/sync';
import type { MdastNode } from 'satteri';
import { collections } from '#content/collections.ts';
import type { Item, Markdown } from './files.ts';
import { componentIds, headingId, type CheckLink } from './links.ts';
import { quote, type Place, type Report } from './messages.ts';
import type { CheckPicture } from './pictures.ts';
import { hiddenCharacters } from './text.ts';

/** The rules of markdownlint that hold here, with the message of each; its other rules are about style. */
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

/** Markdown that is not complete is shown as it is written. */
const leftover = /\*\*|~~|`|\[\^|!\[|\]\(|^\|.*\|$|^[•–-]\S/m;

/**
 * Makes the check of the Markdown below the front matter.
 * @param root the project's folder
 * @param checkLink checks where a link leads
 * @param checkPicture checks the file of a picture
 */
export function markdownCheck(
  root: string,
  checkLink: CheckLink,
  checkPicture: CheckPicture,
  report: Report,
) {
  const taken = componentIds(root);

  /** Rules for one node each, that need nothing but the node. */
  function checkNode(node: MdastNode, place: Place): void {
    for (const value of Object.values(node))
      if (typeof value === 'string') hiddenCharacters(value, place, report);
    // The end of an element is not a second mistake.
    if (node.type === 'html') report(place, 'html', { html: quote(node.value.replace(/^<\//, '<')) });
    if (node.type === 'listItem' && typeof node.checked === 'boolean') report(place, 'task-list', {});
    if (node.type === 'table' && !node.children[0]?.children.some(({ children }) => children.length > 0))
      report(place, 'table-headings', {});
    if (node.type === 'heading') {
      const id = headingId(node);
      if (id === '') report(place, 'heading-empty', {});
      if (taken.has(id)) report(place, 'heading-taken', { id: quote(`#${id}`) });
    }
    if (node.type === 'text') {
      const [mark] = leftover.exec(node.value) ?? [];
      if (mark) report(place, 'markdown-mark', { mark: quote(mark) });
    }
  }

  async function checkNodes(item: Item, nodes: MdastNode[]): Promise<void> {
    // The first definition of a name holds.
    const definitions = new Map(
      nodes
        .flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []))
        .toReversed(),
    );
    const ofPictures = new Set(nodes.map((node) => node.type === 'imageReference' && node.identifier));
    for (const node of nodes) {
      const place = { file: item.file, line: node.position?.start.line };
      checkNode(node, place);
      if (node.type === 'link' && node.children.length === 0)
        report(place, 'link-words', { url: quote(node.url) });
      else if (node.type === 'link' || (node.type === 'definition' && !ofPictures.has(node.identifier)))
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
    // The title of the page is its heading of level 1.
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
