import type { HastNode, HastPluginDefinition, HastVisitorContext } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

const isElement = (node: HastNode): node is Element => node.type === 'element';

/** The dash before a source, typed as `--` or as it is. */
const dash = /^[–—]\s*/;

/**
 * A quotation whose last paragraph begins with a dash has its source there. The source is no part of what was said,
 * so it stands beside it (HTML Living Standard, 4.4.4).
 */
function nameSource(quotation: Element, context: HastVisitorContext) {
  const source = quotation.children.findLast(isElement);
  const [first, ...rest] = source?.children ?? [];
  if (source?.tagName !== 'p' || source === quotation.children.find(isElement)) return;
  if (first?.type !== 'text' || !dash.test(first.value)) return;
  const words = { ...first, value: first.value.replace(dash, '') };
  context.replaceNode(quotation, {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [
      { ...quotation, children: quotation.children.filter((child) => child !== source) },
      { type: 'element', tagName: 'figcaption', properties: {}, children: [words, ...rest] },
    ],
  });
}

/** What becomes of Markdown's quotations on the way to a page. */
export const quotations = {
  name: 'quotations',
  element: { filter: ['blockquote'], visit: nameSource },
} satisfies HastPluginDefinition;
