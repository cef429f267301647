import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { AstroUserConfig, ShikiConfig } from 'astro';
import type {
  HastNode,
  HastPluginDefinition,
  HastPluginList,
  HastVisitorContext,
  MdastPluginDefinition,
} from 'satteri';
import { visit } from 'unist-util-visit';
import { textWidth } from '#build/crop.ts';
import { companyFacts, corrections, features, localeOf, normalizeMarkdown } from '#build/markdown-text.ts';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';

type Element = Extract<HastNode, { type: 'element' }>;

const isElement = (node: HastNode): node is Element => node.type === 'element';

const createElement = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const footnoteTexts = ({ fileURL }: HastVisitorContext) =>
  texts[localeOf(fileURL) ?? defaultLocale].main.notes;

/** Translates the footnotes' heading, and removes the class that hides it. */
function translateFootnoteHeading(heading: Element, context: HastVisitorContext) {
  if (heading.properties['id'] !== 'footnote-label') return undefined;
  return {
    ...heading,
    properties: { id: heading.properties['id'] },
    children: [{ type: 'text' as const, value: footnoteTexts(context).title }],
  };
}

/** Translates the label of the link from a footnote back to the text. */
function translateBackLink(link: Element, context: HastVisitorContext) {
  if (!('dataFootnoteBackref' in link.properties)) return;
  const label = String(link.properties['ariaLabel']).replace(/^\D*/, `${footnoteTexts(context).back} `);
  context.setProperty(link, 'ariaLabel', label);
  context.setProperty(link, 'className', null);
}

const containsLink = (node: HastNode): boolean =>
  (isElement(node) && node.tagName === 'a') || ('children' in node && node.children.some(containsLink));

/** Links a heading to itself, unless it contains a link already. */
function linkHeading(heading: Element, context: HastVisitorContext) {
  const { id } = heading.properties;
  if (typeof id !== 'string' || containsLink(heading)) return;
  const link = createElement('a', heading.children, { href: `#${id}`, className: ['anchor'] });
  context.replaceNode(heading, { ...heading, children: [link] });
}

/** Smart punctuation turns `--` into this dash. */
const dash = /^[–—]\s*/;

/**
 * Turns the last paragraph of a quotation into its caption if it begins with a dash: the source is not part
 * of the quotation (HTML Living Standard, 4.4.4).
 */
function addQuotationCaption(quotation: Element, context: HastVisitorContext) {
  const source = quotation.children.findLast(isElement);
  const [first, ...rest] = source?.children ?? [];
  if (source?.tagName !== 'p' || source === quotation.children.find(isElement)) return;
  if (first?.type !== 'text' || !dash.test(first.value)) return;
  const text = { ...first, value: first.value.replace(dash, '') };
  const quoted = { ...quotation, children: quotation.children.filter((child) => child !== source) };
  const caption = createElement('figcaption', [text, ...rest]);
  context.replaceNode(quotation, createElement('figure', [quoted, caption]));
}

const isPicture = (node: HastNode): node is Element => isElement(node) && node.tagName === 'img';

const isWhitespace = (node: HastNode) =>
  (node.type === 'text' && node.value.trim() === '') || (isElement(node) && node.tagName === 'br');

/** Turns the title of a picture, which is only visible on hover, into a caption. */
function createFigure({ properties, ...picture }: Element): Element {
  const { title, ...others } = properties;
  const caption =
    typeof title === 'string' ? [createElement('figcaption', [{ type: 'text', value: title }])] : [];
  return createElement('figure', [{ ...picture, properties: others }, ...caption]);
}

/** Turns a paragraph that contains only pictures into figures. */
const figures = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph, context) {
      const found = paragraph.children.filter(isPicture);
      const others = paragraph.children.filter((node) => !isPicture(node) && !isWhitespace(node));
      if (found.length > 0 && others.length === 0) context.replaceNode(paragraph, found.map(createFigure));
    },
  },
} satisfies HastPluginDefinition;

/** Makes pictures in the text responsive, except SVG drawings. */
const pictures = {
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(picture, context) {
      const path = String(picture.properties['src']);
      // Astro only processes the pictures it has listed, and doesn't list reference-style ones: ![…][name].
      const { astro } = context.data as { astro?: { localImagePaths: Set<string> } };
      astro?.localImagePaths.add(decodeURI(path));
      if (/\.svg$/i.test(path)) return;
      context.setProperty(picture, 'width', textWidth);
      context.setProperty(picture, 'widths', [320, 480, 800, textWidth]);
      // Phones get a smaller file: see Picture.astro.
      context.setProperty(picture, 'sizes', '(min-width: 48rem) 720px, 62vw');
    },
  },
} satisfies HastPluginDefinition;

/** Text alignments in Markdown, with their logical names. */
const alignments = [
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
] as const;

/** Replaces the `style` attribute, which the Content-Security-Policy blocks, by `data-align`. */
function alignCell(cell: Element, context: HastVisitorContext) {
  const style = String(cell.properties['style'] ?? '');
  const [, alignment] = alignments.find(([side]) => style.endsWith(side)) ?? [];
  if (alignment === undefined) return;
  context.setProperty(cell, 'style', null);
  context.setProperty(cell, 'data-align', alignment);
}

/** Wraps a table in a focusable box that scrolls on narrow screens, labelled with the column headings. */
function wrapTable(head: Element, context: HastVisitorContext) {
  const table = context.parent(head);
  if (!table) return;
  const cells = head.children.flatMap((row) => ('children' in row ? row.children : []));
  const headings = cells.map((cell) => context.textContent(cell).trim()).filter((text) => text !== '');
  const label = headings.join(', ');
  const properties = { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: label };
  context.wrapNode(table, createElement('div', [], properties));
}

const tables = {
  name: 'tables',
  element: [
    { filter: ['th', 'td'], visit: alignCell },
    { filter: ['thead'], visit: wrapTable },
  ],
} satisfies HastPluginDefinition;

const hastPlugins: HastPluginList = [
  // By default, Astro's own plugin runs last; `linkHeading` needs its ids.
  satteriHeadingIdsPlugin(),
  {
    name: 'footnotes',
    element: [
      { filter: ['h2'], visit: translateFootnoteHeading },
      { filter: ['a'], visit: translateBackLink },
    ],
  },
  { name: 'anchors', element: { filter: ['h2', 'h3', 'h4', 'h5', 'h6'], visit: linkHeading } },
  { name: 'quotations', element: { filter: ['blockquote'], visit: addQuotationCaption } },
  figures,
  pictures,
  tables,
];

/** `color:var(--astro-code-token-keyword)` */
const token = /--astro-code-token-([\w-]+)/;

/** Marks tokens of code with `data-token`, for which prose-rare.css has colours. */
const highlighting = {
  theme: 'css-variables',
  transformers: [
    {
      name: 'tokens',
      preprocess(_code, options) {
        // With the default time limit, a slow machine would build a different page.
        options.tokenizeTimeLimit = 0;
      },
      line(node) {
        // The Content-Security-Policy blocks style attributes, which the signs of a diff have, too.
        visit(node, 'element', ({ properties }) => {
          const [, name] = token.exec(String(properties['style'])) ?? [];
          delete properties['style'];
          if (name) properties['data-token'] = name;
        });
      },
      pre(node) {
        // Lines wrap, so the box needs neither focus nor a scrollbar.
        node.properties = {};
      },
    },
  ],
} satisfies Partial<ShikiConfig>;

/**
 * Creates the processor of Markdown, which builds the site and with which `npm run check:content` reads it.
 * @param parsed a plugin that sees the text as parsed
 * @param finished a plugin that sees the HTML as built, but for the addresses of pictures
 */
export function createProcessor(parsed?: MdastPluginDefinition, finished?: HastPluginDefinition) {
  const processor = satteri({
    mdastPlugins: [parsed, companyFacts, corrections],
    hastPlugins: [...hastPlugins, finished],
    features,
  });
  const createRenderer: typeof processor.createRenderer = async (shared) => {
    const renderer = await processor.createRenderer(shared);
    return { render: (text, options) => renderer.render(normalizeMarkdown(text), options) };
  };
  return { ...processor, createRenderer };
}

export const markdown = {
  processor: createProcessor(),
  syntaxHighlight: 'shiki',
  shikiConfig: highlighting,
} satisfies AstroUserConfig['markdown'];
