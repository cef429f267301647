import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceSlug } from '#content/collections.ts';
import { defaultLocale, isLocaleCode, locales } from '#i18n/locales.ts';
import { isRouteName, itemRoute, pageRoute } from '#site/routes.ts';
import { localizePath, parsePath } from '#site/urls.ts';

test.each([
  ['/', 'en', '/'],
  ['/nl', 'nl', '/'],
  ['/index.html', 'en', '/'],
  ['/nl.html', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/nl/about.html', 'nl', '/about'],
  ['/nlx', 'en', '/nlx'],
  ['/en/about', 'en', '/en/about'],
])('routes: %s is a page in %s', (path, locale, route) => {
  expect(parsePath(path)).toEqual({ locale, route });
});

test('routes: parsing undoes localizing, for any path; the first language has no prefix', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => !isLocaleCode(text));
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(segment), ({ code }, segments) => {
      const route = `/${segments.join('/')}`;
      expect(parsePath(localizePath(code, route))).toEqual({ locale: code, route });
    }),
    { numRuns: 1000 },
  );
  expect(localizePath(locales[0]?.code ?? 'nl', '/about')).toBe('/about');
  expect(locales[0]?.code).toBe(defaultLocale);
});

test('routes: items, lists and services', () => {
  expect([1, 2].map((page) => pageRoute('/news', page))).toEqual(['/news', '/news/page/2']);
  expect(itemRoute('projects', 'museum-guide')).toBe('/portfolio/museum-guide');
  expect(serviceSlug('Mobile App Development')).toBe('mobile-app-development');
  for (const name of ['toString', '__proto__', 'abuot', '']) expect(isRouteName(name)).toBe(false);
});
