import type { HastNode, HastPluginDefinition, HastVisitorContext } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/** Markdown's left and right are the line's start and end. */
const alignments = [
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
] as const;

/** The policy allows no style attribute: the sheet reads `data-align` instead. */
function alignCell(cell: Element, context: HastVisitorContext) {
  const style = String(cell.properties['style'] ?? '');
  const [, alignment] = alignments.find(([side]) => style.endsWith(side)) ?? [];
  if (alignment === undefined) return;
  context.setProperty(cell, 'style', null);
  context.setProperty(cell, 'data-align', alignment);
}

/** A table may be wider than a phone: it scrolls in a box that the keyboard reaches, named by its headings. */
function boxTable(head: Element, context: HastVisitorContext) {
  const table = context.parent(head);
  if (!table) return;
  const cells = head.children.flatMap((row) => ('children' in row ? row.children : []));
  const headings = cells.map((cell) => context.textContent(cell).trim()).filter((text) => text !== '');
  context.wrapNode(table, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: headings.join(', ') },
    children: [],
  });
}

/** What becomes of Markdown's tables on the way to a page. */
export const tables = {
  name: 'tables',
  element: [
    { filter: ['th', 'td'], visit: alignCell },
    { filter: ['thead'], visit: boxTable },
  ],
} satisfies HastPluginDefinition;
