import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { serviceSlug } from '#content/slug.ts';
import { factPattern } from '#i18n/facts.ts';
import { defaultLocale, type LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { itemRoute, routeOf, routes } from '#site/routes.ts';
import { checkPages, compare } from './check-pages.ts';
import { itemsOf } from './content-items.ts';

/** Path and label of every link. */
const linksIn = (element: HTMLElement | null | undefined) =>
  (element?.querySelectorAll('a') ?? []).map((link) => [link.getAttribute('href'), link.textContent.trim()]);

const menuLinks = (locale: LocaleCode) =>
  texts[locale].main.navbar.items.flatMap(({ name, alternative }) => {
    const route = routeOf(name);
    return route ? [[localizePath(locale, route), alternative]] : [];
  });

const serviceLinks = (locale: LocaleCode) =>
  texts[locale].services['services-items'].map(({ name, alternative }) => [
    localizePath(locale, itemRoute('services', serviceSlug(name))),
    alternative,
  ]);

test('menu: every page lists the navigation items of its language', () => {
  expect(menuLinks(defaultLocale)).not.toEqual([]);
  checkPages(({ document, locale }) =>
    compare(
      // A company may add links to other sites.
      linksIn(document.querySelector('#menu ul')).filter(([href]) => href?.startsWith('/')),
      menuLinks(locale),
    ),
  );
});

test('menu: aria-current marks the page or its section', () => {
  checkPages(({ document, locale, path, listed }) => {
    const found = document
      .querySelectorAll('#menu [aria-current]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    const entry = menuLinks(locale).find(([href]) => path === href || path.startsWith(`${href}/`));
    return compare(found, listed && entry ? [[entry[0], path === entry[0] ? 'page' : 'true']] : []);
  });
});

test('logo: it links to the home page of its language', () => {
  checkPages(({ document, locale }) =>
    compare(document.querySelector('.logo')?.getAttribute('href'), localizePath(locale, routes.home)),
  );
});

test('footer: it links navigation, services, by slugs of their names, and statements', () => {
  checkPages(({ document, locale }) => {
    const links = linksIn(document.querySelector('footer')).map(String);
    const statements = itemsOf('statements', locale).map(({ path, label }) => [path, label]);
    const expected = [...menuLinks(locale), ...serviceLinks(locale), ...statements].map(String);
    return expected.filter((link) => !links.includes(link));
  });
});

test('company facts: no page shows a placeholder', () => {
  checkPages(({ html }) => html.match(factPattern) ?? []);
});
