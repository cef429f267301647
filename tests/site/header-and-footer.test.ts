import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '#company';
import { serviceSlug } from '#content/slug.ts';
import { factPattern } from '#i18n/facts.ts';
import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { isRouteName, itemRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { manifest } from '#tests/support/manifest.ts';
import { findPage, type Page } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';
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

const identity = [company.legalName, company.kvk, company.vat];

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

test('footer: it has contact, address, legal identity, both statements and the year', () => {
  checkPages((page) => {
    const footer = page.document.querySelector('footer');
    const { contact, location } = texts[page.locale].main.footer;
    const hrefs = linksIn(footer).map(([href]) => href);
    const links = [
      ...[`mailto:${company.email}`, company.network.href],
      ...[routes.privacy, routes.accessibility].map((route) => localizePath(page.locale, route)),
    ];
    const copyright = `© ${manifest.day.slice(0, 4)} ${company.name}`;
    const address = [company.street, company.postalCode, company.city];
    return [
      ...links.filter((href) => !hrefs.includes(href)),
      ...[...identity, copyright].filter((text) => !footer?.textContent.includes(text)),
      ...address.filter((line) => !columnOf(page, location)?.textContent.includes(line)),
      ...(columnOf(page, contact) ? [] : ['contact']),
    ].map((missing) => `has no ${missing}`);
  });
});

test.for(locales)('contact: the page in $name has the legal identity', ({ code }) => {
  const document = findPage(localizePath(code, routes.contact))?.document;
  const main = document?.querySelector('main')?.textContent ?? '';
  expect(identity.filter((fact) => !main.includes(fact))).toEqual([]);
});

test('company facts: no page shows a placeholder', () => {
  checkPages(({ html }) => html.match(factPattern) ?? []);
});
