import type { Element, ElementContent, Parents } from 'hast';
import { visit } from 'unist-util-visit';

/** Tells whether a node is an element, of one of the names if there are any. */
export const isElement = (node: Parents | ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Tells whether a node is a heading. */
export const isHeading = (node: Parents | ElementContent): boolean =>
  isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Tells whether an element, or one below it, passes a test. */
export const holds = (node: ElementContent, test: (node: ElementContent) => boolean): boolean =>
  test(node) || (isElement(node) && node.children.some((child) => holds(child, test)));

/** Makes an element without attributes. */
export const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/**
 * Puts other nodes in the place of elements; what they hold is looked at in its turn.
 * @param tree is changed
 * @param replace gives what comes in the place of an element; nothing where it stays
 */
export function replaceElements(
  tree: Parents,
  replace: (element: Element, parent: Parents) => ElementContent[] | undefined,
): void {
  visit(tree, 'element', (element, index, parent) => {
    const nodes = parent && replace(element, parent);
    if (!nodes || index === undefined) return undefined;
    parent.children.splice(index, 1, ...nodes);
    return index;
  });
}
