import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsIn, textOf } from '#build/pages/html-tree.ts';

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

/** The hash of what is inlined, as a policy names it: SHA-256 in base64. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

function forbiddenIn({ tagName, attrs }: Tree.Element): string[] {
  return attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    const isAddress = addresses.has(full) && isScriptAddress(value);
    const isBlocked = name === 'style' || name === 'srcdoc' || name.startsWith('on') || isAddress;
    return isBlocked ? [`<${tagName} ${full}="${value.slice(0, 40)}">`] : [];
  });
}

/**
 * Finds in a page what its policy has to say something about.
 * @param document the page as a browser reads it
 * @returns hashes are SHA-256 in base64, as the policy has them
 */
export function readInlineContent(document: Tree.Document): InlineContent {
  const elements = [...elementsIn(document)];
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      runs(attributeOf(element, 'type')?.trim().toLowerCase() ?? ''),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return {
    scripts: scripts.map((script) => hash(textOf(script))),
    styles: styles.map((style) => hash(textOf(style))),
    forbidden: elements.flatMap(forbiddenIn),
  };
}

/**
 * Finds what a page's policy would block.
 * @param content what stands in the page
 * @param approved the hashes of inline scripts that may run
 * @returns a sentence for each find, with the remedy
 */
export const findBlocked = (
  { scripts, forbidden }: InlineContent,
  approved: ReadonlySet<string>,
): string[] => [
  ...scripts
    .filter((script) => !approved.has(script))
    .map(
      (script) =>
        `an inline script with the hash ${script} is not approved; move it to a file, or to src/client/head and its name to src/build/policy/inline-scripts.ts.`,
    ),
  ...forbidden.map(
    (quote) => `${quote} is blocked by the policy; use a class, a listener or a plain address.`,
  ),
];
