import type { Element, ElementContent, Parents } from 'hast';
import { visit } from 'unist-util-visit';
import { holds, isElement, isHeading, make, replaceElements } from './elements.ts';

/** Where blocks stand, and no sentences. */
const containers = ['main', 'article', 'section', 'header', 'footer', 'aside', 'div'];

/** A question that opens becomes a heading, below the one under which it stands. */
function headQuestions(tree: Parents): void {
  let rank = 1;
  visit(tree, 'element', (element) => {
    if (isHeading(element)) rank = Number(element.tagName.slice(1));
    if (element.tagName === 'summary') element.tagName = `h${Math.min(rank + 1, 6)}`;
  });
}

/** A card’s content, its heading first: a date above it would be read as the end of the card before. */
function startWithHeading(nodes: ElementContent[]): ElementContent[] {
  const index = nodes.findIndex((node) => holds(node, isHeading));
  const found = nodes[index];
  if (!found) return nodes;
  const [before, after] = [nodes.slice(0, index), nodes.slice(index + 1)];
  const inside = isHeading(found) || !isElement(found) ? [found] : startWithHeading(found.children);
  const [heading, ...rest] = inside;
  return heading ? [heading, ...before, ...rest, ...after] : nodes;
}

/** A list of cards or steps is, without its layout, one section after the other. */
function unfoldCards(list: Element): ElementContent[] | undefined {
  if (!isElement(list, 'ul', 'ol') || !holds(list, isHeading)) return undefined;
  return list.children.flatMap((item) => (isElement(item) ? startWithHeading(item.children) : []));
}

/** A link that stands among blocks, such as one that looks like a button, is a line of its own. */
function standAlone(link: Element, parent: Parents): ElementContent[] | undefined {
  const inSentence = (node: Parents['children'][number]) => node.type === 'text' && node.value.trim() !== '';
  if (link.tagName !== 'a' || !isElement(parent, ...containers)) return undefined;
  return parent.children.some(inSentence) ? undefined : [make('p', [link])];
}

/**
 * Gives a page’s text the shape that its layout gave it for the eye: headings in their order, and below each what
 * belongs to it.
 * @param tree is changed
 */
export function outline(tree: Parents): void {
  headQuestions(tree);
  replaceElements(tree, unfoldCards);
  replaceElements(tree, standAlone);
}
