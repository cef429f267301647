import type { z } from 'astro/zod';
import { anyText, group, imagePaths, list, oneOf, pattern, picture, shared, text } from '#content/fields.ts';
import { cost, longestSummary, searchTitle, serviceSlugs, summary } from '#content/schemas.ts';
import { factsIn } from '#i18n/facts.ts';
import { type Group, isGroup } from '#i18n/merge.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';

/*
  The schema of the company's texts, for the web editor and `npm run check:content`. It has the shape of the
  default language's file, to which this file adds what a text can't say of itself.
*/

const paragraph = text(20, 400, 'few people read longer ones to the end');
const description = summary.describe('For search results and link previews.');
const pageName = shared(oneOf(Object.keys(routes))).describe('The page to which it leads.');

/** Authors of news and those who answer the phone are chosen among these people by name. */
const person = group({
  name: shared(text(1, 20, 'it is one line below the portrait')).describe(
    'The first name. Nobody else has the same.',
  ),
  job: text(1, 40, 'it stands in a narrow column'),
  picture: shared(picture(imagePaths))
    .optional()
    .describe('The face, from 480 by 480 pixels on. Without one, the drawing in art/people/ of that name.'),
}).meta({ title: 'person' });

const year = group({
  date: shared(pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a year and a month, such as 2026-10')),
  title: text(1, 40, 'others are beside it'),
  text: text(20, 200, 'others are beside it'),
}).meta({ title: 'year' });

const menuItem = group({
  name: pageName,
  alternative: text(1, 20, 'it is one of several links in a row').describe('What the menu says.'),
}).meta({ title: 'page' });

const service = group({
  name: shared(text(1, 40, 'it becomes the address')).describe('The address: ask a developer to change it.'),
  alternative: text(1, 30, 'it is one line of a menu').describe('What menus say.'),
});

const heading = text(1, 45, 'it is a heading');

const priceBoard = group({
  title: heading,
  groups: shared(list(group({ title: heading, items: shared(list(cost, 1, 60)) }), 1, 20)),
  note: anyText('a text').describe('Below the prices, such as: without VAT.'),
});

/**
 * Where a text is seen, or its schema if its length matters: by path, or by the last part of a path for all
 * texts of that name. Paths leave out the numbers of list items.
 */
const hints: Record<string, string | z.ZodType> = {
  'meta.title': searchTitle.unwrap().describe('The home page in search results and in the tab of a browser.'),
  'meta.image.brand': 'What the picture shows that links to the site have, for people who cannot see it.',
  'main.navbar': 'The menu and the footer. A page that is taken out keeps its address.',
  'main.navbar.items': shared(list(menuItem, 1, 8)),
  'main.testimonials': 'Above what customers say, on all pages that show it.',
  intro: 'The home page.',
  'intro.title': text(1, 60, 'it is set in large type').describe('Opens the page. Enter begins a new line.'),
  'intro.text': text(50, 220, 'it is read at a glance').describe('Below the title.'),
  'intro.actions': 'The two buttons.',
  'intro.list.title': 'Read out by screen readers only.',
  'intro.list.items.link.page': pageName,
  'intro.services': 'Above the services.',
  'intro.projects': 'Above the newest projects, and the link below them.',
  'intro.news': 'Above the news, and the link below it.',
  'about.team': shared(list(person, 0, 60)),
  'about.timeline.items': shared(list(year, 1, 24)),
  'services.index.prices': priceBoard.describe('In groups. Without it, the page shows no prices.'),
  'services.services-items': shared(list(service, serviceSlugs.length, serviceSlugs.length)),
  'contact.answering': 'Above the people who answer the phone.',
  'contact.visit.map': 'What the map shows, for people who cannot see it, and how to get there.',
  'contact.hours.note': 'Below the opening hours.',
  'portfolio.empty': 'In place of projects, while there are none.',
  pageDescription: text(30, longestSummary, 'search results show no more').describe(
    'For the older pages of the list, in search results.',
  ),
  searchTitle,
  description,
  lead: text(10, 160, 'it is one sentence below the title').describe('Below the title.'),
  title: heading,
  text: paragraph,
  paragraphs: paragraph,
  label: text(1, 40, 'it is a link'),
  link: text(1, 40, 'it is a link'),
  question: text(1, 75, 'a question is read at a glance'),
  answer: text(40, 600, 'few people read longer ones to the end'),
};

/** `{{people}} (twelve)`, for each fact that the texts mention. */
function explain(texts: string[]): string {
  const mentioned = Object.entries(factsIn(defaultLocale)).filter(([name]) =>
    texts.some((text) => text.includes(`{{${name}}}`)),
  );
  const words = mentioned.map(([name, value]) => `{{${name}}} (${value})`);
  return words.length > 0 ? `Filled in: ${words.join(', ')}.` : '';
}

function shapeOf(path: string, samples: readonly unknown[]): z.ZodType {
  if (samples.some(Array.isArray))
    return shared(list(schemaAt(path, samples.flat()).meta({ title: undefined }), 0, 60));
  const groups = samples.filter(isGroup);
  if (groups.length === 0) return anyText('a text');
  const fields = [...new Set(groups.flatMap(Object.keys))].map((name) => {
    const values = groups.map((texts) => texts[name]).filter((value) => value !== undefined);
    const field = schemaAt(path ? `${path}.${name}` : name, values);
    return [name, values.length < groups.length ? field.optional() : field] as const;
  });
  return group(Object.fromEntries(fields)).meta({ title: groups[0]?.['title'] as string });
}

/**
 * Makes the schema of the texts at a path.
 * @param samples what the default language has there, once for each item of the lists around it
 */
function schemaAt(path: string, samples: readonly unknown[]): z.ZodType {
  const texts = samples.filter((sample) => typeof sample === 'string');
  const hint = hints[path] ?? (texts.length > 0 ? hints[path.replace(/.*\./, '')] : undefined);
  const schema = typeof hint === 'object' ? hint : shapeOf(path, samples);
  const place = typeof hint === 'string' ? hint : schema.description;
  const description = [place, explain(texts)].filter(Boolean).join(' ');
  const lines = texts.some((text) => text.length > 60 || text.includes('\n'));
  return schema.meta({ ...(description && { description }), ...(lines && { lines }) });
}

/** @param texts those of the default language */
export const textSchema = (texts: Group): z.ZodType => schemaAt('', [texts]);
