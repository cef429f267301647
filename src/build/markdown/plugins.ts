import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { HastNode, HastPluginDefinition, HastPluginList, HastVisitorContext } from 'satteri';
import { fillFacts } from '#i18n/facts.ts';
import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** The locale of an item: the name of its folder. */
function languageOf(file: URL | undefined): LocaleCode | undefined {
  const folder = file && basename(dirname(fileURLToPath(file)));
  return isLocaleCode(folder) ? folder : undefined;
}

/** Replaces `{{legalName}}` and other company facts in the text of an item, in its language. */
export const companyFacts = {
  name: 'company-facts',
  text(node, { fileURL }) {
    const locale = languageOf(fileURL);
    if (!locale) return undefined;
    const value = fillFacts(node.value, locale);
    return value === node.value ? undefined : { ...node, value };
  },
} satisfies HastPluginDefinition;

const textsFor = ({ fileURL }: HastVisitorContext) =>
  readTexts(languageOf(fileURL) ?? defaultLocale).main.notes;

/** Translates the heading of the footnotes, and makes it visible. */
function nameNotes(heading: Element, context: HastVisitorContext) {
  if (heading.properties['id'] !== 'footnote-label') return undefined;
  return {
    ...heading,
    properties: { id: heading.properties['id'] },
    children: [{ type: 'text' as const, value: textsFor(context).title }],
  };
}

/** Translates the label of the link from a footnote back to the text. */
function nameWayBack(link: Element, context: HastVisitorContext) {
  if (!('dataFootnoteBackref' in link.properties)) return;
  const label = String(link.properties['ariaLabel']).replace(/^\D*/, `${textsFor(context).back} `);
  context.setProperty(link, 'ariaLabel', label);
  context.setProperty(link, 'className', null);
}

const footnotes = {
  name: 'footnotes',
  element: [
    { filter: ['h2'], visit: nameNotes },
    { filter: ['a'], visit: nameWayBack },
  ],
} satisfies HastPluginDefinition;

const holdsLink = (node: HastNode): boolean =>
  (node.type === 'element' && node.tagName === 'a') || ('children' in node && node.children.some(holdsLink));

/** Links a heading to itself, unless it contains a link already. */
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

const anchors = {
  name: 'anchors',
  element: { filter: ['h2', 'h3', 'h4', 'h5', 'h6'], visit: linkHeading },
} satisfies HastPluginDefinition;

const isElement = (node: HastNode): node is Element => node.type === 'element';

/** Smart punctuation has made `--` a dash. */
const dash = /^[–—]\s*/;

/**
 * Turns the last paragraph of a quotation, if it begins with a dash, into its caption: the source is not part of the
 * quotation (HTML Living Standard, 4.4.4).
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

const quotations = {
  name: 'quotations',
  element: { filter: ['blockquote'], visit: nameSource },
} satisfies HastPluginDefinition;

const make = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isPicture = (node: HastNode): node is Element => node.type === 'element' && node.tagName === 'img';

/** What may be between pictures on lines of their own. */
const isSpace = (node: HastNode) =>
  (node.type === 'text' && node.value.trim() === '') || (node.type === 'element' && node.tagName === 'br');

/** Makes the title of a picture, which only a mouse shows, a visible caption. */
function makeFigure({ properties, ...picture }: Element): Element {
  const { title, ...others } = properties;
  const caption = typeof title === 'string' ? [make('figcaption', [{ type: 'text', value: title }])] : [];
  return make('figure', [{ ...picture, properties: others }, ...caption]);
}

/** Turns a paragraph that contains only pictures into figures. */
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

/** Asks Astro for several sizes of a picture in the text; an SVG drawing keeps its own size. */
export const pictures = {
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(picture, context) {
      const path = String(picture.properties['src']);
      // Astro only processes what it has listed, and doesn't list reference-style pictures: ![…][name].
      const { astro } = context.data as { astro?: { localImagePaths: Set<string> } };
      astro?.localImagePaths.add(decodeURI(path));
      if (/\.svg$/i.test(path)) return;
      context.setProperty(picture, 'width', 1200);
      context.setProperty(picture, 'widths', [320, 480, 800, 1200]);
      context.setProperty(picture, 'sizes', '(min-width: 768px) 720px, 62vw');
    },
  },
} satisfies HastPluginDefinition;

/** Left and right in Markdown mean the start and end of the line. */
const alignments = [
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
] as const;

/** Replaces the style attribute, which the Content-Security-Policy blocks, by `data-align`. */
function alignCell(cell: Element, context: HastVisitorContext) {
  const style = String(cell.properties['style'] ?? '');
  const [, alignment] = alignments.find(([side]) => style.endsWith(side)) ?? [];
  if (alignment === undefined) return;
  context.setProperty(cell, 'style', null);
  context.setProperty(cell, 'data-align', alignment);
}

/** Puts a table into a box that scrolls on narrow screens, is focusable, and is labelled by the column headings. */
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

/** Makes tables accessible, and free of style attributes. */
export const tables = {
  name: 'tables',
  element: [
    { filter: ['th', 'td'], visit: alignCell },
    { filter: ['thead'], visit: boxTable },
  ],
} satisfies HastPluginDefinition;

/** The plugins for Markdown, in the order in which they run. */
export const hastPlugins: HastPluginList = [
  companyFacts,
  // Astro's own, which would run last: `anchors` needs the ids.
  satteriHeadingIdsPlugin(),
  footnotes,
  anchors,
  quotations,
  figures,
  pictures,
  tables,
];
