import { unescape } from 'node:querystring';
import { slug } from 'github-slugger';
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { MdastNode } from 'satteri';
import { collections } from '#content/collections.ts';
import { textIn } from './addresses.ts';
import type { Content, Item } from './content.ts';
import { quote, type Place } from './findings.ts';
import { checkLink } from './links.ts';
import { checkPicture } from './pictures.ts';
import { reportHiddenCharacters } from './read-text.ts';

/** The rules of markdownlint that are about mistakes, not style. */
const rules: Configuration = {
  default: false,
  'heading-increment': true,
  'no-reversed-links': true,
  'no-missing-space-atx': true,
  'reference-links-images': true,
  'link-image-reference-definitions': true,
  'table-column-count': true,
  'descriptive-link-text': {
    severity: 'warning',
    // In all languages of the site.
    prohibited_texts:
      'here|click here|link|this link|more|read more|hier|klik hier|deze link|meer|lees meer'.split('|'),
  },
};

/** Markdown syntax left in a text. Incomplete Markdown is shown as it is written. */
const leftoverSyntax = [
  /\*\*|~~|`|\[\^|!\[|\]\(|\] \((?=\/|mailto:|$)/m,
  // Emphasis without an end, but not `snake_case`.
  /(?<![\p{L}\p{N}])[*_](?=[\p{L}\p{N}])/u,
  // The start of a line: a table, or a list item without a space.
  /^\|.*\|$|^[•·▪◦]|^–\S|^-(?!-)\S|^\d+[.)]\p{L}/mu,
];

/** A block of code without an end, which contains the rest of the text. */
const openCode = /^(`{3,}|~{3,})(?!.*\1\s*$)/s;

/** Checks the Markdown below the front matter. */
export async function checkMarkdown(item: Item, content: Content): Promise<void> {
  const { file, collection, body, nodes } = item;
  const { report } = content;
  const isShown = collections[collection].body;
  const start = body.search(/\S/);
  if (isShown && start < 0) report(file).error('has no text below its fields: write it.');
  const line = body.slice(0, start).split('\n').length;
  if (!isShown && start >= 0)
    report(file, line).error('has a text that no page shows: move it to "description".');
  if (!isShown) return;
  // The page's title is its level 1 heading.
  const strings = { body: body.replace(/^\n/, '# Title\n') };
  for (const found of lint({ strings, config: rules })['body'] ?? []) {
    const { lineNumber, severity, ruleDescription, ruleInformation, errorDetail, errorContext } = found;
    const mistake = [ruleDescription, errorDetail ?? errorContext ?? []].flat().join(': ');
    report(file, lineNumber)[severity](`${mistake}. See ${ruleInformation}`);
  }
  const pictures = nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : []));
  for (const node of nodes) {
    const place = report(file, node.position?.start.line);
    checkNode(node, body.slice(node.position?.start.offset, node.position?.end.offset), place, content);
    if (node.type === 'image' || (node.type === 'definition' && pictures.includes(node.identifier)))
      await checkPicture(unescape(node.url), item, place, content);
    else if (node.type === 'link' || node.type === 'definition') checkLink(node.url, item, place, content);
  }
}

/** Checks what markdownlint has no rule for. */
function checkNode(node: MdastNode, source: string, place: Place, { ids }: Content): void {
  for (const value of Object.values(node))
    if (typeof value === 'string') reportHiddenCharacters(value, place);
  // Closing tags have the text of their opening tag, so that each element is reported once.
  if (node.type === 'html')
    place.error(`has raw HTML ${quote(node.value.replace(/^<\//, '<'))}: write Markdown, or remove it.`);
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    place.error('has a task list, whose boxes do not work on the site: remove the [ ].');
  if (node.type === 'table' && !node.children[0]?.children.some(textIn))
    place.error('has a table without headings: write them in its first row.');
  if (node.type === 'code' && openCode.test(source))
    place.error('has a block of code without an end: close it with a line of ```.');
  if (node.type === 'heading') {
    const id = slug(textIn(node).trim());
    if (id === '') place.error('has a heading without words: write them, or remove it.');
    if (node.depth === 1) place.error('has a heading of level 1, as the title is: begin it with ##.');
    if (ids.has(id)) place.error(`has a heading whose address #${id} is used elsewhere: add a word to it.`);
  }
  // Without characters that a backslash makes plain.
  const plain = source.replace(/\\[^\w\s]/g, '');
  const mark = leftoverSyntax.map((syntax) => syntax.exec(plain)?.[0]).find(Boolean);
  if (node.type === 'text' && mark)
    place.warning(`shows ${quote(mark)} to readers: complete the Markdown, or put a backslash before it.`);
  if (node.type === 'link' && node.children.length === 0)
    place.error(`has a link to ${quote(node.url)} without a text: write it between [ and ].`);
  if (node.type === 'image' || node.type === 'imageReference') checkAlternativeText(node.alt ?? '', place);
}

/** Checks the alternative text of a picture. The rule of markdownlint accepts a space. */
export function checkAlternativeText(text: string, place: Place): void {
  const message = `has the alternative text ${quote(text)}: describe the picture in a sentence.`;
  if (/^$|^\S+\.\w{3,4}$|^(?:img|dsc|pxl)[_-]?\d+\S*$/i.test(text.trim())) place.error(message);
  else if (!/\S\s+\S/.test(text)) place.warning(message);
}
