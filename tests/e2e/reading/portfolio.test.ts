import { locales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { readItems } from '#tests/support/content.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const { code, name } of locales) {
  const projects = readItems('projects', code);

  test(`without JavaScript, a reader of ${name} finds the projects of each service`, async ({ page }) => {
    await page.goto(localizePath(code, routes.portfolio));
    const filter = page.getByRole('group', { name: texts[code].portfolio.filter.label });
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
    const show = async (label: string, wanted: typeof projects) => {
      await filter.getByRole('radio', { name: label, exact: true }).click();
      const shown = await titles.allInnerTexts();
      expect(shown.sort(), label).toEqual(wanted.map(({ title }) => title).sort());
    };

    await expect(filter.getByRole('radio', { name: texts[code].portfolio.filter.all })).toBeChecked();
    await expect(titles).toHaveCount(projects.length);
    for (const service of texts[code].services['services-items']) {
      const wanted = projects.filter(({ services }) => services.includes(serviceSlug(service.name)));
      if (wanted.length > 0) await show(service.alternative, wanted);
    }
    await show(texts[code].portfolio.filter.all, projects);
  });
}
