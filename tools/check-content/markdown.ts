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
  MD053: 'unused-definition',
  MD056: 'table-cells',
  MD059: 'link-vague',
} as const;
const lintConfig = {
  default: false,
  ...Object.fromEntries(Object.keys(lintRules).map((rule) => [rule, true])),
  // In all languages of the site.
  MD059: {
    prohibited_texts:
      'here|click here|link|this link|more|read more|hier|klik hier|deze link|meer|lees meer'.split('|'),
  },
};

/** Markdown syntax left in a text. Incomplete Markdown is shown as it is written. */
const leftoverSyntax = new RegExp(
  [
    /\*\*|~~|`|\[\^|!\[|\]\(|\] \((?=\/|mailto:|$)/u,
    // Emphasis without an end, but not `snake_case`.
    /(?<![\p{L}\p{N}])[*_](?=[\p{L}\p{N}])/u,
    // The start of a line: a table, or a list item without a space.
    /^\|.*\|$|^[•·▪◦]|^–\S|^-(?!-)\S|^\d+[.)]\p{L}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'mu',
);

/** Whether an alternative text is a file name, such as `IMG_2034.jpg`. */
export const isFileName = (alt: string) => /^\S+\.\w{3,4}$|^(?:img|dsc|pxl)[_-]?\d+\S*$/i.test(alt.trim());

/** The Markdown of a node. */
const sourceOf = ({ position }: MdastNode, body: string) =>
  body.slice(position?.start.offset, position?.end.offset);

/** Whether a block of code has an end. Without one, fenced code contains the rest of the text. */
function isClosed(code: MdastNode, body: string): boolean {
  const source = sourceOf(code, body).trimEnd();
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [''];
  return source.length > fence.length && source.endsWith(fence);
}

/** Creates the check of the Markdown below the front matter. */
export function createMarkdownChecker(
  root: string,
  checkLink: CheckLink,
  checkPicture: CheckPicture,
  report: Report,
) {
  const reservedIds = componentIds(root);

  function checkNode(node: MdastNode, body: string, place: Place): void {
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
      // Without characters that a backslash makes plain.
      const [mark] = leftoverSyntax.exec(sourceOf(node, body).replace(/\\[^\w\s]/g, '')) ?? [];
      if (mark) report(place, 'markdown-mark', { mark: quote(mark) });
    }
    if (node.type === 'code' && !isClosed(node, body)) report(place, 'code-open', {});
  }

  async function checkNodes(item: Item, nodes: MdastNode[], body: string): Promise<void> {
    // If a name has several definitions, the first counts.
    const definitions = new Map(
      nodes
        .flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []))
        .toReversed(),
    );
    const pictureReferences = new Set(nodes.map((node) => node.type === 'imageReference' && node.identifier));
    for (const node of nodes) {
      const place = { file: item.file, line: node.position?.start.line };
      checkNode(node, body, place);
      if (node.type === 'link' && node.children.length === 0)
        report(place, 'link-words', { url: quote(node.url) });
      else if (
        node.type === 'link' ||
        (node.type === 'definition' && !pictureReferences.has(node.identifier))
      )
        checkLink(node.url, item, place);
      if (node.type !== 'image' && node.type !== 'imageReference') continue;
      const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
      const alt = node.alt?.trim() ?? '';
      if (alt === '') report(place, 'picture-alt', { url: quote(url) });
      else if (isFileName(alt)) report(place, 'alt-file-name', { alt: quote(alt) });
      else if (!/\s/.test(alt)) report(place, 'alt-one-word', { alt: quote(alt) });
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
      const params = { context: quote(errorContext ?? ''), marks: '#'.repeat(level) };
      report({ file, line: lineNumber }, lintRules[rule], params);
    }
    await checkNodes(item, nodes, body);
  };
}
