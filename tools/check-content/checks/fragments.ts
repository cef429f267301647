import { unescape } from 'node:querystring';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { nearest } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import { nameOf, namesInComponents } from './headings.ts';

/**
 * Says what is wrong with the part of an address that names a place on a page, and what to do.
 * @param fragment from the # on, as written
 * @param item to whose page the address leads
 */
export type JudgeFragment = (fragment: string, item: Item) => Message | undefined;

/**
 * Makes a judge of such names, who knows the headings of each item.
 * @param root the project's folder
 */
export function fragmentJudge(root: string): JudgeFragment {
  const ofPages = namesInComponents(root);
  const ofItems = new Map<Item, string[] | undefined>();
  return (fragment, item) => {
    const name = unescape(fragment.slice(1));
    // Footnotes get names of this kind.
    if (name === '' || ofPages.has(name) || /^(?:user-content|footnote)/.test(name)) return undefined;
    if (!ofItems.has(item)) ofItems.set(item, headingNames(item));
    const names = ofItems.get(item);
    const isThere = (one: string) => names?.some((known) => letters(known) === letters(one));
    // The second heading of the same words gets a number.
    if (!names || isThere(name) || isThere(name.replace(/-\d+$/, ''))) return undefined;
    const meant = nearest(name, names);
    return { code: 'noHeading', meant: meant && `#${meant}` };
  };
}

/** What punctuation becomes is left to who writes the page. */
const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What the headings of an item are called; nothing where one of them says a fact of the company, or nobody can read it. */
function headingNames({ markdown }: Item): string[] | undefined {
  if (!markdown || /^#.*\{\{/m.test(markdown.body)) return undefined;
  const names: string[] = [];
  visit(markdownToMdast(markdown.body, { features: { frontmatter: false } }), (node: MdastNode) => {
    if (node.type === 'heading') names.push(nameOf(node));
  });
  return names;
}
