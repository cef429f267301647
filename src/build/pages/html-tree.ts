import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Every element below a node, those of templates included, in the document's order. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  if ('content' in node) yield* elementsIn(node.content);
}

/** The text that an element itself holds, such as a script's. */
export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The value of an attribute; nothing where the element has none of that name. */
export const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Takes an element out of its document. */
export function remove(element: Tree.Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}
