import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

/** Elements that hold more than a drawing, also with a prefix for their namespace. */
const activeElement = /(?:^|:)(?:script|foreignobject|handler|listener|iframe|object|embed)$/i;

const isActiveAttribute = ({ name, value }: Tree.Element['attrs'][number]): boolean =>
  /^(?:.+:)?on\w+$/i.test(name) ||
  // An animation can change an address.
  (name.toLowerCase() === 'attributename' && /href$|^on/i.test(value)) ||
  /^\s*(?:javascript|data:(?!image\/(?:png|jpe?g|webp|avif)))/i.test(value);

/**
 * Finds what a drawing of an editor may not hold: scripts, events, foreign objects.
 * @returns the name of the element or attribute; undefined if there is none
 */
export function findActiveContent(svg: string): string | undefined {
  // Entities could stand for any of it.
  const [declaration] = /<!ENTITY|<\?xml-stylesheet/i.exec(svg) ?? [];
  return declaration ?? findIn(parseFragment(svg));
}

function findIn(node: Tree.ParentNode): string | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    if (activeElement.test(child.tagName)) return `<${child.tagName}>`;
    const attribute = child.attrs.find(isActiveAttribute);
    const found = attribute?.name ?? findIn(child);
    if (found) return found;
  }
  return undefined;
}
