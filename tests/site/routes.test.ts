import { expect, test } from 'vitest';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/collections.ts';
import { itemRoute, listRoute, routes, sections, projectsOfRoute } from '#site/routes.ts';
import { errorRoutes, localizePath, offlineRoute } from '#site/urls.ts';
import { readItems } from '#tests/support/content.ts';
import { findPage, listedPages, pages } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';

const services = texts[defaultLocale].services['services-items'].map(({ name }) =>
  itemRoute('services', serviceSlug(name)),
);

test('routes: the six services keep their URLs', () => {
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
  test(`routes: every fixed page and service exists in ${name}`, () => {
    const missing = [...Object.values(routes), ...services]
      .map((route) => localizePath(code, route))
      .filter((path) => !findPage(path));
    expect(missing).toEqual([]);
  });

  test(`routes: there is a 404 page in ${name}`, () => {
    const answers = pages.filter(({ locale, listed }) => locale === code && !listed);
    expect(answers.map(({ route }) => route)).toContain(errorRoutes.notFound);
  });

  for (const section of sections) {
    test(`routes: ${listRoute(section)} has the published items in ${name}, and no others`, () => {
      const written = readItems(section, code).map(({ id }) => itemRoute(section, id));
      const built = listedPages
        .filter(({ locale, route }) => locale === code && route.startsWith(`${listRoute(section)}/`))
        .map(({ route }) => route)
        .filter((route) => !/\/page\/\d+$/.test(route) && !route.startsWith(projectsOfRoute('')));
      expect(built.sort()).toEqual(written.sort());
    });
  }
}

test('noindex: only error and offline pages have it', () => {
  const hidden = new Set(pages.filter(({ listed }) => !listed).map(({ route }) => route));
  expect([...Object.values<string>(errorRoutes), offlineRoute]).toEqual(expect.arrayContaining([...hidden]));
});
