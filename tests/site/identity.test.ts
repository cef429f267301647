import { expect, test } from 'vitest';
import { company } from '#company';
import { factPattern } from '#i18n/facts.ts';
import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { complaints } from '#tests/site/complaints.ts';
import { findPage } from '#tests/support/pages.ts';

const identity = [company.legalName, company.kvk, company.vat];

test('footer: it has the legal identity and links both statements', () => {
  const wrong = complaints(({ document, locale }) => {
    const footer = document.querySelector('footer');
    const statements = [routes.privacy, routes.accessibility].map((route) => localizePath(locale, route));
    return [
      ...identity.filter((fact) => !footer?.textContent.includes(fact)),
      ...statements.filter((href) => !footer?.querySelector(`a[href="${href}"]`)),
    ].map((lacking) => `lacks ${lacking}`);
  });
  expect(wrong).toEqual([]);
});

test.for(locales)('contact: the page in $name has the legal identity', ({ code }) => {
  const document = findPage(localizePath(code, routes.contact))?.document;
  const main = document?.querySelector('main')?.textContent ?? '';
  expect(identity.filter((fact) => !main.includes(fact))).toEqual([]);
});

test('placeholders: no page shows the name of a company fact', () => {
  expect(complaints(({ html }) => html.match(factPattern) ?? [])).toEqual([]);
});
