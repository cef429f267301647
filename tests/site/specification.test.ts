import { expect, test } from 'vitest';
import { details } from '#i18n/shared/languages.ts';
import { texts } from '#i18n/texts.ts';
import { listedPages } from '#tests/support/pages.ts';

// What the client's specification fixes for this company: `npm run new -- company` deletes this file.

const routes = ['', '/about', '/contact', '/news', '/portfolio', '/services'];
const services = [
  ...['it-consultancy', 'mobile-app-development', 'seo'],
  ...['web-development', 'web-hosting', 'website-design'],
].map((slug) => `/services/${slug}`);

test.each(['', '/nl'])('routes: every page of the specification is at its address below "%s"', (prefix) => {
  const paths = listedPages.map(({ path }) => path);
  const expected = [...routes, ...services].map((route) => prefix + route || '/');
  expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
});

test('locales: codes, tags and files', () => {
  expect(details).toMatchObject({
    en: { iso: 'en-GB', file: 'en-GB.json', flag: 'gb' },
    nl: { iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl' },
  });
});

test('errors: the wording of the specification', () => {
  const { notFound, rendering } = texts.en.main.error;
  expect([notFound.title, notFound.link, rendering.title]).toEqual([
    'This page could not be found',
    'Back to the home page',
    'An error occurred while rendering the page.',
  ]);
});
