import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { defaultLocale, otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { collections } from '#content/collections.ts';
import { itemRoute, sections } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { readItems } from '#tests/support/content.ts';
import { findPage, listedPages, type Page } from '#tests/support/pages.ts';
import { idsIn, nodesOf } from './graphs.ts';

const relations = ['workTranslation', 'translationOfWork'] as const;

/** What a page says of its item’s other versions: a relation and an address, as one text each. */
const toldOn = (page: Page): string[] =>
  nodesOf(page).flatMap((node) =>
    relations.flatMap((relation) =>
      idsIn(node[relation]).map((id) => `${page.path} ${relation} ${String(id).replace('#topic', '')}`),
    ),
  );

/** The sections of which a language may lack an item, or have it written independently. */
const written = sections.filter((section) => !collections[section].everyLanguage);

const translated = (section: (typeof written)[number], locale: LocaleCode) =>
  readItems(section, locale)
    .filter(({ translation }) => translation !== 'independent')
    .map(({ id }) => itemRoute(section, id));

test('an item and its translations name each other, and nothing else is called a translation', () => {
  const wanted = written.flatMap((section) => {
    const works = new Set(translated(section, defaultLocale));
    return otherLocales(defaultLocale).flatMap(({ code }) =>
      translated(section, code)
        .filter((route) => works.has(route))
        .flatMap((route) => {
          const [work, translation] = [localizePath(defaultLocale, route), localizePath(code, route)];
          return [
            `${work} workTranslation ${siteUrl}${translation}`,
            `${translation} translationOfWork ${siteUrl}${work}`,
          ];
        }),
    );
  });
  expect(listedPages.flatMap(toldOn).sort()).toEqual(wanted.sort());
  expect(wanted.filter((line) => !findPage(line.split(' ')[0] ?? ''))).toEqual([]);
});
