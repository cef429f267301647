import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { serviceSlug } from '#content/slug.ts';
import { factPattern } from '#i18n/facts.ts';
import { defaultLocale, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { isRouteName, itemRoute, routes } from '#site/routes.ts';
import type { Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';

/** Path and label of every link. */
const linksIn = (element: HTMLElement | null | undefined) =>
  (element?.querySelectorAll('a') ?? []).map((link) => [link.getAttribute('href'), link.textContent.trim()]);

const menuLinks = (locale: LocaleCode) =>
  texts[locale].main.navbar.items.map(({ name, alternative }) => [
    isRouteName(name) ? localizePath(locale, routes[name]) : name,
    alternative,
  ]);

const serviceLinks = (locale: LocaleCode) =>
  texts[locale].services['services-items'].map(({ name, alternative }) => [
    localizePath(locale, itemRoute('services', serviceSlug(name))),
    alternative,
  ]);

/** The column of the footer with a heading. */
const columnOf = ({ document }: Page, heading: string) =>
  document.querySelectorAll('footer h2').find(({ textContent }) => textContent.trim() === heading)
    ?.parentNode;

test('menu: every page lists the navigation items of its language', () => {
  expect(menuLinks(defaultLocale)).not.toEqual([]);
  checkPages(({ document, locale }) =>
    compare(linksIn(document.querySelector('#menu ul')), menuLinks(locale)),
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

test('footer: it lists the navigation and the services, with slugs of their names', () => {
  checkPages((page) => {
    const { navigation, services } = texts[page.locale].main.footer;
    return compare(
      [linksIn(columnOf(page, navigation)), linksIn(columnOf(page, services))],
      [menuLinks(page.locale), serviceLinks(page.locale)],
    );
  });
});

test('footer: it links both statements', () => {
  checkPages(({ document, locale }) => {
    const hrefs = linksIn(document.querySelector('footer')).map(([href]) => href);
    const statements = [routes.privacy, routes.accessibility].map((route) => localizePath(locale, route));
    return statements.filter((path) => !hrefs.includes(path)).map((path) => `has no link to ${path}`);
  });
});

test('company facts: no page shows a placeholder', () => {
  checkPages(({ html }) => html.match(factPattern) ?? []);
});
