import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLocale, isLocaleCode, locales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/collections.ts';
import { isRouteName, itemRoute, pageRoute } from '#site/routes.ts';
import { localizePath, parsePath } from '#site/urls.ts';

describe('an address in a language', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/about', '/about'],
    ['nl', '/', '/nl'],
    ['nl', '/services/seo', '/nl/services/seo'],
  ] as const)('in %s, %s is %s', (locale, route, address) => {
    expect(localizePath(locale, route)).toBe(address);
    expect(parsePath(address)).toEqual({ locale, route });
  });

  test.each([
    ['/index.html', 'en', '/'],
    ['/nl.html', 'nl', '/'],
    ['/nl/', 'nl', '/'],
    ['/nl/about.html', 'nl', '/about'],
    ['/nlx', 'en', '/nlx'],
    ['/en/about', 'en', '/en/about'],
  ] as const)('%s is a page in %s', (pathname, locale, route) => {
    expect(parsePath(pathname)).toEqual({ locale, route });
  });

  test('taking apart undoes putting together, for any path', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => !isLocaleCode(text));
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(segment), ({ code }, segments) => {
        const route = `/${segments.join('/')}`;
        expect(parsePath(localizePath(code, route))).toEqual({ locale: code, route });
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a path without language', () => {
  test('the first page of a list is the list itself', () => {
    expect([1, 2].map((page) => pageRoute('/news', page))).toEqual(['/news', '/news/page/2']);
  });

  test('an item stands below its section', () => {
    expect(itemRoute('projects', 'museum-guide')).toBe('/portfolio/museum-guide');
  });

  test.each(['toString', '__proto__', 'abuot', ''])('"%s" is not the name of a page', (name) => {
    expect(isRouteName(name)).toBe(false);
  });
});

test.for([
  ['SEO', 'seo'],
  ['Mobile App Development', 'mobile-app-development'],
] as const)('the service "%s" has the address "%s"', ([name, slug]) => {
  expect(serviceSlug(name)).toBe(slug);
});

test('the language without prefix is the first', () => {
  expect(locales[0]?.code).toBe(defaultLocale);
});
