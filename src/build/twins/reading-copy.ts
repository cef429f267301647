import type { Element, Parents } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { isElement, make, replaceElements } from './elements.ts';
import { outline } from './outline.ts';

/** What is drawn or operated, or only leads to other pages. A list of tasks keeps its boxes. */
const apart = ['svg', 'nav', 'button', 'select', 'textarea', 'script', 'style', 'template', 'noscript'];

/** A picture without words is decoration. What only looks hidden stays: it is written for who does not see the page. */
const isApart = (element: Element): boolean =>
  apart.includes(element.tagName) ||
  element.properties['hidden'] !== undefined ||
  element.properties['ariaHidden'] === 'true' ||
  // What leads back from a note, which a reader of Markdown adds.
  element.properties['dataFootnoteBackref'] !== undefined ||
  (element.tagName === 'img' && !element.properties['alt']);

/** Markdown has no names of places within a page: what led there is words. */
const leadsToItself = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && String(properties['href'] ?? '#').startsWith('#') && !('dataFootnoteRef' in properties);

/** A twin is read away from its site. */
function makeAbsolute({ properties }: Element, page: string): void {
  for (const name of ['href', 'src']) {
    const address = properties[name];
    if (typeof address === 'string' && !address.startsWith('#'))
      properties[name] = new URL(address, page).href;
  }
}

/** Terms and what is said of them, as lines: “Term: value, value”. */
function listDefinitions(list: Element): Element {
  const items: Element[] = [];
  let before = '';
  const rows = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  for (const row of rows) {
    if (!isElement(row)) continue;
    if (row.tagName === 'dt') {
      items.push(make('li', row.children));
      before = ': ';
    } else {
      items.at(-1)?.children.push({ type: 'text', value: before }, ...row.children);
      before = /[.!?]$/.test(toText(row)) ? ' ' : ', ';
    }
  }
  return make('ul', items);
}

/** A quotation with a source ends with it, behind a dash: as editors write it (src/build/markdown/quotations.ts). */
function endWithSource(figure: Element): void {
  const quotation = figure.children.find((child) => isElement(child, 'blockquote'));
  const source = figure.children.find((child) => isElement(child, 'figcaption'));
  if (!quotation || !source) return;
  quotation.children.push(make('p', [{ type: 'text', value: '— ' }, ...source.children]));
  source.children = [];
}

/** Where the text of a column stands, as src/build/markdown/tables.ts says it. */
const alignments: Record<string, string> = { start: 'left', center: 'center', end: 'right' };

/**
 * Makes of a page's main part what is to be read of it, in terms that Markdown has.
 * @param main the element, which is changed
 * @param page the address of the page, absolute
 */
export function makeReadingCopy(main: Parents, page: string): void {
  replaceElements(main, (element) => {
    if (isApart(element)) return [];
    if (leadsToItself(element)) return element.children;
    return element.tagName === 'dl' ? [listDefinitions(element)] : undefined;
  });
  visit(main, 'element', (element) => {
    makeAbsolute(element, page);
    if (element.tagName === 'figure') endWithSource(element);
    const alignment = alignments[String(element.properties['dataAlign'])];
    if (alignment) element.properties['align'] = alignment;
  });
  outline(main);
}
