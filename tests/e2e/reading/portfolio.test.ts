import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { readItems } from '#tests/support/content.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test.use({ javaScriptEnabled: false });

/** The titles of a list, from its first page to its last, as a reader comes by them. */
async function readAll(page: Page, next: string): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const list = page.getByRole('main').getByRole('listitem').getByRole('heading');
    titles.push(...(await list.allInnerTexts()));
    const link = page.getByRole('main').getByRole('link', { name: next });
    if ((await link.count()) === 0) return titles;
    await link.click();
  }
}

for (const { code, name } of locales) {
  const { pagination } = texts[code].main;
  const { filter } = texts[code].portfolio;
  const projects = readItems('projects', code);
  const services = texts[code].services['services-items'];

  test(`without JavaScript, a reader of ${name} finds the projects of each service`, async ({ page }) => {
    await page.goto(localizePath(code, routes.portfolio));
    const links = page.getByRole('navigation', { name: filter.label });
    const show = async (label: string, wanted: typeof projects) => {
      const link = links.getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const titles = await readAll(page, pagination.next);
      expect(titles.sort(), label).toEqual(wanted.map(({ title }) => title).sort());
    };
    for (const service of services) {
      const wanted = projects.filter((project) => project.services.includes(serviceSlug(service.name)));
      if (wanted.length > 0) await show(service.alternative, wanted);
    }
    await show(filter.all, projects);
  });
}
