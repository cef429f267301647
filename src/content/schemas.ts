import type { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { company } from '#company';
import type { CollectionName } from '#content/collections.ts';
import {
  draft,
  group,
  list,
  oneOf,
  picture,
  plainDate,
  point,
  shortText,
  slug,
  text,
  wholeNumber,
  yesOrNo,
} from '#content/fields.ts';
import { serviceSlug } from '#content/slug.ts';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';

/** The number of characters of a title that search results show. */
export const longestTitle = 70;

/** The number of characters of a summary that search results show. */
export const longestSummary = 155;

const title = text(1, longestTitle, `search results show about ${longestTitle}`);

export const searchTitle = text(10, 60, 'search results and link previews cut longer ones')
  .optional()
  .describe('For search results and link previews, where the title alone does not say what it is about.');

export const summary = text(50, longestSummary, `search results show about ${longestSummary}`).describe(
  'For lists, search results and link previews.',
);

const alternativeText = text(20, 140, 'screen readers read it out in one go').describe(
  'What the picture shows, for people who cannot see it.',
);

const focus = point
  .default('50% 50%')
  .describe('The point that stays visible when the picture is cropped, from the left and from the top.');

/** The backgrounds that an item can have: see `grounds` in src/styles/colours.ts. */
export const colours = ['navy', 'green', 'brick', 'mist', 'sand', 'peach', 'mint', 'rose', 'pale'] as const;

export type Colour = (typeof colours)[number];

const colour = oneOf(colours).default('mist').describe('The ground of the item, as in its picture.');

const figure = (context: SchemaContext) =>
  group({
    picture: picture(context),
    alt: alternativeText,
    focus,
    words: list(text(1, 40, 'it must fit its place in the drawing'), 1, 30)
      .optional()
      .describe('For a drawing with words: all of them, in its order.'),
    caption: text(10, 120, 'a caption is read at a glance').optional(),
  });

const highlight = group({
  number: shortText(7).describe('A number from the text.'),
  text: text(10, 70, 'it stands beside a large number').describe('What is counted.'),
})
  .optional()
  .describe('Shown large.');

const translation = oneOf(['independent'])
  .optional()
  .describe('“independent”: the other language may differ or be missing.');

const formerly = list(slug, 1, 20)
  .optional()
  .describe('Earlier file names, without .md. Their addresses lead to this item.');

const withdrawn = yesOrNo.optional().describe('For an item that was online: its address leads to the list.');

const cover = (context: SchemaContext) => ({
  cover: picture(context),
  coverAlt: alternativeText,
  coverFocus: focus,
  colour,
});

const publication = { draft, translation, formerly, withdrawn };

/** The slugs of the services in `services.services-items`. */
export const serviceSlugs = (texts[defaultLocale].services?.['services-items'] ?? []).map(({ name }) =>
  serviceSlug(name),
);

/** The first names of the people in `about.team` of the texts. */
const people = texts[defaultLocale].about.team.map(({ name }) => name);

const newsSchema = (context: SchemaContext) =>
  group({
    title,
    searchTitle,
    summary,
    date: plainDate.describe(
      'Visitors see the item from this day on. The day stays when you correct the item.',
    ),
    ...cover(context),
    author: oneOf(people).optional().describe('The colleague who wrote it, with a portrait.'),
    highlight,
    ...publication,
  });

const oneLine = 'it is one line beside the lead';
const chapter = text(120, 500, 'the three parts of the story are side by side');

/** A project of the portfolio. The Markdown body describes one detail. */
const projectSchema = (context: SchemaContext) =>
  group({
    title: text(1, 60, 'it is a link in the portfolio'),
    searchTitle,
    summary,
    client: text(1, 80, oneLine).describe('By kind and place; by name only with their consent.'),
    sector: text(1, 30, oneLine),
    year: wholeNumber(Number(company.founded.slice(0, 4)), 2100),
    weeks: wholeNumber(1, 500).optional().describe('From the first visit to the first day of use.'),
    bill: wholeNumber(1, 10_000_000).optional().describe('In the currency of our prices, without VAT.'),
    services: list(oneOf(serviceSlugs), Math.min(1, serviceSlugs.length), serviceSlugs.length).describe(
      'The most important first.',
    ),
    ...cover(context),
    challenge: chapter,
    approach: chapter,
    result: chapter,
    highlight,
    figures: list(figure(context), 1, 7).optional().describe('What was made. The first is the largest.'),
    ...publication,
  });

export const cost = group({
  item: text(1, 120, 'a point of a list is read at a glance'),
  price: text(1, 70, 'it stands in a narrow column')
    .optional()
    .describe('With names of prices, such as {{hourPrice}}.'),
});

const serviceSchema = (context: SchemaContext) =>
  group({
    // A longer title breaks the layout of the heading and the breadcrumbs.
    title: shortText(40),
    searchTitle,
    summary,
    line: text(10, 45, 'it stands in a narrow column').describe('What it is about, below its name.'),
    colour,
    deliverables: list(text(1, 95, 'a point of a list is read at a glance'), 4, 6),
    steps: list(
      group({
        title: text(1, 40, 'the steps are side by side'),
        text: text(40, 170, 'the steps are side by side'),
      }),
      3,
      4,
    ),
    proof: figure(context).optional().describe('What the service achieves, shown.'),
    price: group({
      amount: shortText(30).describe('The name of a price, such as {{hourPrice}}.'),
      text: text(5, 90, 'it stands beside a large number').describe('What it is for.'),
      costs: list(cost, 3, 8).describe('First what is included.'),
    })
      .optional()
      .describe('For a service with a price.'),
    questions: list(
      group({
        question: text(1, 75, 'a question is read at a glance'),
        answer: text(60, 290, 'one paragraph is enough'),
      }),
      3,
      6,
    ),
    translation,
  });

const testimonialSchema = (context: SchemaContext) =>
  group({
    author: text(1, 60, 'it is one line below the quotation').describe('By kind and place, never by name.'),
    description: text(25, 300, 'it is set in large type').describe(
      'The quotation without its marks: each language has its own.',
    ),
    image: picture(context),
    project: text(1, 80, 'it is a file name')
      .optional()
      .describe(
        'The file name, without .md, of the project for this customer: its page begins with the quotation.',
      ),
    order: wholeNumber(1, 100).describe('The lowest number comes first.'),
    translation,
  });

const statementSchema = () =>
  group({
    title,
    label: text(1, 30, 'it is one of several links in a row')
      .optional()
      .describe('The link in the footer, where the title is long.'),
    summary,
    checked: plainDate.describe('The day of the last check that it is true.'),
    highlight,
    translation,
  });

export const schemas = {
  news: newsSchema,
  projects: projectSchema,
  services: serviceSchema,
  testimonials: testimonialSchema,
  statements: statementSchema,
} satisfies Record<CollectionName, (context: SchemaContext) => z.ZodObject>;
