import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { group, list, oneOf, picture, point, shortText, slug, text } from '#content/schemas/fields.ts';
import { serviceSlug } from '#content/slug.ts';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { texts } from '#i18n/texts.ts';

/** The number of characters of a title that search results show. */
export const longestTitle = 70;

/** The number of characters of a summary that search results show. */
export const longestSummary = 155;

export const title = text(1, longestTitle, `search results show about ${longestTitle}`);

export const summary = text(50, longestSummary, `search results show about ${longestSummary}`).describe(
  'For lists, search results and link previews.',
);

export const alternativeText = text(20, 140, 'screen readers read it out in one go').describe(
  'What the picture shows, for people who cannot see it.',
);

export const focus = point
  .default('50% 50%')
  .describe('The point that stays visible when the picture is cropped, from the left and from the top.');

/** What an item can stand on: see `data-colour` in src/styles/tokens.css. */
export const colours = ['navy', 'green', 'brick', 'mist', 'sand', 'peach', 'mint', 'rose', 'pale'] as const;

export type Colour = (typeof colours)[number];

export const colour = oneOf(colours).default('mist').describe('The ground of the item, as in its picture.');

/** A picture in the page of an item: a photograph, a screenshot or a drawing. */
export const figure = (context: SchemaContext) =>
  group({
    picture: picture(context),
    alt: alternativeText,
    focus,
    words: list(text(1, 40, 'it must fit its place in the drawing'), 1, 30)
      .optional()
      .describe('For a drawing with words: all of them, in its order.'),
    caption: text(10, 120, 'a caption is read at a glance').optional(),
  });

export const highlight = group({
  number: shortText(7).describe('A number from the text.'),
  text: text(10, 70, 'it stands beside a large number').describe('What is counted.'),
})
  .optional()
  .describe('Shown large.');

export const translation = oneOf(['independent'])
  .optional()
  .describe('“independent”: the other language may differ or be missing.');

export const formerly = list(slug, 1, 20)
  .optional()
  .describe('Earlier file names, without .md. Their addresses lead to this item.');

export const withdrawn = z
  .boolean({ error: 'expected true or false.' })
  .optional()
  .describe('For an item that was online: its address leads to the list.');

/** The slugs of the services in `services.services-items`. */
export const serviceSlugs = texts[defaultLocale].services['services-items'].map(({ name }) =>
  serviceSlug(name),
);

/** The first names of the colleagues in `about.team`. */
export const colleagues = texts[defaultLocale].about.team.map(({ name }) => name);
