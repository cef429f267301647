import { expect, test } from 'vitest';
import { texts } from '#i18n/texts.ts';
import { details } from '#shared/languages.ts';
import { palette } from '#styles/colours.ts';
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

test('colours: the accent is an orange, the footer a dark navy', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels(palette['accent-500']);
  expect(red > 1.3 * green && green > 1.3 * blue).toBe(true);
  // `--color-deep` of src/styles/tokens.css.
  for (const name of ['deep-900', 'deep-800'] as const) {
    const [red = 0, green = 0, blue = 0] = channels(palette[name]);
    expect(blue).toBeLessThan(100);
    expect(red + green).toBeLessThan(1.5 * blue);
  }
});
