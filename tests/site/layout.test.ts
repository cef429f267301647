import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '#company';
import { defaultLocale, type LocaleCode } from '#i18n/locales.ts';
import { serviceSlug } from '#content/collections.ts';
import { isRouteName, itemRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { manifest } from '#tests/support/manifest.ts';
import type { Page } from '#tests/support/pages.ts';
import { customersSpeak } from '#tests/support/content.ts';
import { complaints } from '#tests/site/complaints.ts';
import { texts } from '#tests/support/texts.ts';

interface MenuLink {
  href: string;
  label: string;
}

const linksIn = (element: HTMLElement | null | undefined): MenuLink[] =>
  (element?.querySelectorAll('a') ?? []).map((link) => ({
    href: link.getAttribute('href') ?? '',
    label: link.textContent.trim(),
  }));

const navigation = (locale: LocaleCode): MenuLink[] =>
  texts[locale].main.navbar.items.map(({ name, alternative }) => ({
    href: isRouteName(name) ? localizePath(locale, routes[name]) : name,
    label: alternative,
  }));

const services = (locale: LocaleCode): MenuLink[] =>
  texts[locale].services['services-items'].map(({ name, alternative }) => ({
    href: localizePath(locale, itemRoute('services', serviceSlug(name))),
    label: alternative,
  }));

/** The part of a region that a heading belongs to. */
const under = ({ document }: Page, region: string, heading: string) =>
  document.querySelectorAll(`${region} h2`).find(({ textContent }) => textContent.trim() === heading)
    ?.parentNode;

const differs = (found: MenuLink[], wanted: MenuLink[]) =>
  JSON.stringify(found) === JSON.stringify(wanted) ? [] : [`links to ${JSON.stringify(found)}`];

test('menu: every page lists the navigation items of its language', () => {
  const wrong = complaints(({ document, locale }) =>
    differs(linksIn(document.querySelector('#menu')), navigation(locale)),
  );
  expect(wrong).toEqual([]);
  expect(navigation(defaultLocale)).not.toEqual([]);
});

test('menu: aria-current marks the page or its section', () => {
  const wrong = complaints(({ document, locale, path, listed }) => {
    const current = document.querySelectorAll('#menu [aria-current]');
    const entry = navigation(locale).find(({ href }) => path === href || path.startsWith(`${href}/`));
    const wanted = listed && entry ? `${entry.href} ${path === entry.href ? 'page' : 'true'}` : '';
    const found = current
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`)
      .join();
    return found === wanted ? [] : [`marks "${found}", expected "${wanted}"`];
  });
  expect(wrong).toEqual([]);
});

test('logo: it is 150 by 40 and links home, with a name', () => {
  const wrong = complaints(({ document, locale }) => {
    const link = document.querySelector('body > header a');
    const logo = link?.querySelector('svg, img');
    const home = link?.getAttribute('href') === localizePath(locale, routes.home);
    const named = link?.getAttribute('aria-label') === texts[locale].main.navbar.home;
    const size = `${logo?.getAttribute('width')}x${logo?.getAttribute('height')}`;
    return home && named && size === '150x40' ? [] : [`has ${size} in ${link?.getAttribute('href')}`];
  });
  expect(wrong).toEqual([]);
});

test('footer: it lists the navigation and the services, with slugs of their names', () => {
  const wrong = complaints((page) => {
    const strings = texts[page.locale].main.footer;
    return [
      ...differs(linksIn(under(page, 'footer', strings.navigation)), navigation(page.locale)),
      ...differs(linksIn(under(page, 'footer', strings.services)), services(page.locale)),
    ];
  });
  expect(wrong).toEqual([]);
});

test('footer: it has e-mail, network link and address', () => {
  const wrong = complaints((page) => {
    const strings = texts[page.locale].main.footer;
    const contact = linksIn(under(page, 'footer', strings.contact)).map(({ href }) => href);
    const location = under(page, 'footer', strings.location)?.textContent ?? '';
    return [
      ...[`mailto:${company.email}`, company.network.href].filter((href) => !contact.includes(href)),
      ...[company.street, company.postalCode, company.city].filter((line) => !location.includes(line)),
    ].map((fact) => `lacks ${fact}`);
  });
  expect(wrong).toEqual([]);
});

test('footer: the copyright line has the year of the build', () => {
  const line = `© ${manifest.day.slice(0, 4)} ${company.name}`;
  const wrong = complaints(({ document }) =>
    document.querySelector('footer')?.textContent.includes(line) ? [] : [`lacks "${line}"`],
  );
  expect(wrong).toEqual([]);
});

test('carousel: portraits are 100 by 100, and the first testimonial is active', () => {
  const wrong = complaints((page) => {
    const block = under(page, 'section', texts[page.locale].main.testimonials.title);
    const portraits = block?.querySelectorAll('img') ?? [];
    const sizes = portraits.map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`);
    const choices = block?.querySelectorAll('input[type="radio"]') ?? [];
    const open = choices.map((choice) => choice.hasAttribute('checked'));
    return [
      ...(sizes.length > 0 === customersSpeak && sizes.every((size) => size === '100x100')
        ? []
        : [`portraits: ${sizes.join()}`]),
      ...(open.length === sizes.length && open.indexOf(true) <= 0 && open.lastIndexOf(true) <= 0
        ? []
        : [`open: ${open.join()}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('landmarks: every page has one header, nav, main and footer', () => {
  const wrong = complaints(({ document }) =>
    ['body > header', 'body > main', 'body > footer', 'body > header nav']
      .filter((selector) => document.querySelectorAll(selector).length !== 1)
      .map((selector) => `needs one ${selector}`),
  );
  expect(wrong).toEqual([]);
});

test('islands: every page has the same three, or two without testimonials', () => {
  const wanted = ['LanguageMenu', 'NavbarScroll', ...(customersSpeak ? ['TestimonialsCarousel'] : [])].join();
  const wrong = complaints(({ document }) => {
    const names = document
      .querySelectorAll('astro-island')
      .map((island) => /\/(\w+)\.[^/]+$/.exec(island.getAttribute('component-url') ?? '')?.[1])
      .sort()
      .join();
    return names === wanted ? [] : [`has the islands ${names}`];
  });
  expect(wrong).toEqual([]);
});
