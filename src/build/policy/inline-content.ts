import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What stands in a page itself and falls under its policy. */
export interface InlineContent {
  /** Hash of each inline script that a browser would run. */
  scripts: string[];
  /** Hash of each inline style. */
  styles: string[];
  /** What no policy of ours allows, as one would quote it: `<a onclick>`. */
  forbidden: string[];
}

/** Types that make a `<script>` run (HTML, "prepare the script element"); others are data. */
const runs = (type: string) =>
  ['', 'module', 'importmap', 'speculationrules'].includes(type) ||
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);

/** Browsers drop tabs and line ends anywhere in an address, and controls and spaces before it (URL, 4.4). */
const isScriptAddress = (value: string) => /^javascript:/i.test(value.replace(/^[\0- ]+|[\t\n\r]/g, ''));

const addresses = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'data',
  'to',
  'values',
  'from',
]);

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
  if ('content' in node) yield* elements(node.content);
}

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/**
 * Reads a page as a browser does, and finds what its policy has to say something about.
 * @param html the whole page
 * @returns hashes are SHA-256 in base64, as the policy has them
 */
export function readInlineContent(html: string): InlineContent {
  const found: InlineContent = { scripts: [], styles: [], forbidden: [] };
  for (const element of elements(parse(html))) {
    const { tagName, attrs } = element;
    const attribute = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    if (tagName === 'style') found.styles.push(hash(textOf(element)));
    if (tagName === 'script' && attribute('src') === undefined) {
      if (runs(attribute('type')?.trim().toLowerCase() ?? '')) found.scripts.push(hash(textOf(element)));
    }
    for (const { name, prefix, value } of attrs) {
      const full = prefix ? `${prefix}:${name}` : name;
      const isAddress = addresses.has(full) && isScriptAddress(value);
      if (name === 'style' || name === 'srcdoc' || name.startsWith('on') || isAddress)
        found.forbidden.push(`<${tagName} ${full}="${value.slice(0, 40)}">`);
    }
  }
  return found;
}
