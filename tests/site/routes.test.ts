import { expect, test } from 'vitest';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { itemRoute, listRoute, routes, sections, projectsOfRoute } from '#site/routes.ts';
import { errorRoutes, localizePath, offlineRoute } from '#site/routing.ts';
import { readItems } from '#tests/support/content.ts';
import { findPage, listedPages, pages } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';

const services = texts[defaultLocale].services['services-items'].map(({ name }) =>
  itemRoute('services', serviceSlug(name)),
);

test('the services have had their addresses since the site began', () => {
  expect(services).toEqual(
    expect.arrayContaining([
      '/services/it-consultancy',
      '/services/mobile-app-development',
      '/services/seo',
      '/services/web-development',
      '/services/web-hosting',
      '/services/website-design',
    ]),
  );
});

for (const { code, name } of locales) {
  test(`a reader of ${name} finds every fixed page and every service`, () => {
    const missing = [...Object.values(routes), ...services]
      .map((route) => localizePath(code, route))
      .filter((path) => !findPage(path));
    expect(missing).toEqual([]);
  });

  test(`a reader of ${name} who is lost is answered in that language`, () => {
    const answers = pages.filter(({ locale, listed }) => locale === code && !listed);
    expect(answers.map(({ route }) => route)).toContain(errorRoutes.notFound);
  });

  for (const section of sections) {
    test(`a reader of ${name} finds under ${listRoute(section)} what was written in it, and nothing else`, () => {
      const written = readItems(section, code).map(({ id }) => itemRoute(section, id));
      const built = listedPages
        .filter(({ locale, route }) => locale === code && route.startsWith(`${listRoute(section)}/`))
        .map(({ route }) => route)
        .filter((route) => !/\/page\/\d+$/.test(route) && !route.startsWith(projectsOfRoute('')));
      expect(built.sort()).toEqual(written.sort());
    });
  }
}

test('only pages that answer for another address are kept from search engines', () => {
  const hidden = new Set(pages.filter(({ listed }) => !listed).map(({ route }) => route));
  expect([...Object.values<string>(errorRoutes), offlineRoute]).toEqual(expect.arrayContaining([...hidden]));
});
