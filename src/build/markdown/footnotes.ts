import type { HastNode, HastPluginDefinition, HastVisitorContext } from 'satteri';
import { defaultLocale } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';
import { languageOf } from './language.ts';

type Element = Extract<HastNode, { type: 'element' }>;

const textsFor = ({ fileURL }: HastVisitorContext) =>
  readTexts(languageOf(fileURL) ?? defaultLocale).main.notes;

/** Names the notes below a text in its language; everybody may read the heading. */
function nameNotes(heading: Element, context: HastVisitorContext) {
  if (heading.properties['id'] !== 'footnote-label') return undefined;
  return {
    ...heading,
    properties: { id: heading.properties['id'] },
    children: [{ type: 'text' as const, value: textsFor(context).title }],
  };
}

/** A note leads back to the words that it belongs to. */
function nameWayBack(link: Element, context: HastVisitorContext) {
  if (!('dataFootnoteBackref' in link.properties)) return;
  const label = String(link.properties['ariaLabel']).replace(/^\D*/, `${textsFor(context).back} `);
  context.setProperty(link, 'ariaLabel', label);
  context.setProperty(link, 'className', null);
}

/** What becomes of Markdown's footnotes on the way to a page: they speak its language. */
export const footnotes = {
  name: 'footnotes',
  element: [
    { filter: ['h2'], visit: nameNotes },
    { filter: ['a'], visit: nameWayBack },
  ],
} satisfies HastPluginDefinition;
