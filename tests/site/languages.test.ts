import { test } from 'vitest';
import { nameLanguages } from '#i18n/format.ts';
import { getLocale, otherLocales, type LocaleCode } from '#shared/locales.ts';
import { errorRoutes, localizePath, sentRoute, unsentRoute } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { alternatesOf, kindOf, listedPages, localesOf, type Page } from '#tests/support/pages.ts';
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

/** The pages that answer the contact form. */
const answersForm: string[] = [sentRoute, unsentRoute, errorRoutes.problems];

/** What the language menu shows for a language: href, name, and the note that an item isn't translated. */
function expectedLink({ route, listed }: Page, code: LocaleCode) {
  const translated = localesOf(route).some((locale) => locale.code === code);
  const list = answersForm.includes(route)
    ? routes.contact
    : sections.map(listRoute).find((list) => route.startsWith(`${list}/`));
  const href = localizePath(code, listed && translated ? route : (list ?? routes.home));
  const isItem = ['', ...sections.map(listRoute)].some((list) => kindOf(route) === `${list}/{slug}`);
  const languages = nameLanguages(
    localesOf(route).map((locale) => locale.code),
    code,
  );
  const note = texts[code].main.navbar.language.only.replace('{{language}}', languages);
  return [code, code, href, isItem && !translated ? `${getLocale(code).name} ${note}` : getLocale(code).name];
}

test('language menu: it links the translation, or the list or home page with a note', () => {
  checkPages((page) => {
    const links = page.document.querySelectorAll('body > header a[hreflang]');
    const found = links.map((link) => [
      ...['hreflang', 'lang', 'href'].map((name) => link.getAttribute(name)),
      link.textContent.trim().replace(/\s+/g, ' '),
    ]);
    return compare(
      found,
      otherLocales(page.locale).map(({ code }) => expectedLink(page, code)),
    );
  });
});
