import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** All elements below a node in document order, those of templates included; an array, so that some may be removed. */
export function elementsIn(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const template = 'content' in node ? node.content.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...[...children, ...template].flatMap(elementsIn)];
}

/** The text that is directly in an element, such as a script's. */
export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The value of an attribute, if the element has it. */
export const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Removes an element from its document. */
export function remove(element: Tree.Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}
