import { test } from 'vitest';
import { getLocale } from '#shared/locales.ts';
import { alternatesOf, listedPages } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';

test('lang: every page declares its language', () => {
  checkPages(({ document, locale }) =>
    compare(document.querySelector('html')?.getAttribute('lang'), getLocale(locale).iso),
  );
});

test('hreflang: every page lists all its translations and x-default, and no others', () => {
  checkPages(({ document, route }) => {
    const found = document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    return compare(found.toSorted(), alternatesOf(route));
  }, listedPages);
});
