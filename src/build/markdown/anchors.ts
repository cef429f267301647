import type { HastNode, HastPluginDefinition, HastVisitorContext } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

const holdsLink = (node: HastNode): boolean =>
  (node.type === 'element' && node.tagName === 'a') || ('children' in node && node.children.some(holdsLink));

/** A heading links to itself, so that its address can be copied; unless there is a link in it already. */
function linkHeading(heading: Element, context: HastVisitorContext) {
  const { id } = heading.properties;
  if (typeof id !== 'string' || holdsLink(heading)) return;
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${id}`, className: ['anchor'] },
    children: heading.children,
  };
  context.replaceNode(heading, { ...heading, children: [link] });
}

/** Gives each heading a link to itself. It comes after what gives headings their names. */
export const anchors = {
  name: 'anchors',
  element: { filter: ['h2', 'h3', 'h4', 'h5', 'h6'], visit: linkHeading },
} satisfies HastPluginDefinition;
