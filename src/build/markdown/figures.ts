import type { HastNode, HastPluginDefinition } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

const make = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isPicture = (node: HastNode): node is Element => node.type === 'element' && node.tagName === 'img';

/** Between pictures that stand on lines of their own. */
const isSpace = (node: HastNode) =>
  (node.type === 'text' && node.value.trim() === '') || (node.type === 'element' && node.tagName === 'br');

/** A picture with its title, which only a mouse shows, as a caption that everybody reads. */
function makeFigure({ properties, ...picture }: Element): Element {
  const { title, ...others } = properties;
  const caption = typeof title === 'string' ? [make('figcaption', [{ type: 'text', value: title }])] : [];
  return make('figure', [{ ...picture, properties: others }, ...caption]);
}

/** Makes a figure of every picture that stands alone: a paragraph is for words. */
export const figures = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph, context) {
      const found = paragraph.children.filter(isPicture);
      const others = paragraph.children.filter((node) => !isPicture(node) && !isSpace(node));
      if (found.length > 0 && others.length === 0) context.replaceNode(paragraph, found.map(makeFigure));
    },
  },
} satisfies HastPluginDefinition;
