import type { Page } from '@playwright/test';
import { locales } from '#shared/locales.ts';
import { localizePath, sentRoute } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { visit } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of (?:422|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contents = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement).entries()));

for (const { code, iso } of locales) {
  const path = localizePath(code, routes.contact);
  const { fields, problems, send, sent, unsent } = texts[code].contact.form;

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test(`contact form: is sent by keyboard alone, in ${iso}`, async ({ page, site }) => {
      await page.goto(path);
      await page.getByLabel(fields.name).focus();
      const typed = new Map([
        ['name', `Ada ${code}`],
        ['email', 'ada@quay.example'],
        ['phone', '010'],
        ['service', texts[code].services['services-items'][0]?.alternative ?? ''],
        ['message', 'First\nSecond'],
      ]);
      const focused = page.locator(':focus');
      while (!(await focused.evaluate((element) => element.matches('form button')))) {
        // A company may have added fields; what is not a field is a link.
        const name = await focused.getAttribute('name');
        if (name) await page.keyboard.type(typed.get(name) ?? 'Ada');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(localizePath(code, sentRoute));
      await expect(heading(page)).toHaveText(sent.title);
      await expect(page.locator('html')).not.toHaveAttribute('data-failed');
      expect(site.messages).toMatchObject([
        { name: `Ada ${code}`, phone: '010', service: 'website-design', message: 'First\nSecond' },
      ]);
    });

    test(`contact form: mistakes are named twice, and nothing typed is lost, in ${iso}`, async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByLabel(fields.name)).toBeFocused();
      await page.getByLabel(fields.name).fill('Ada "</textarea>');
      await page.getByLabel(fields.email).fill('ada@quay');
      await page.getByLabel(fields.message).fill('\n  First </textarea>\n"Second" & <b>');
      const before = await contents(page);
      await page.getByRole('button', { name: send }).click();
      await expect(heading(page)).toHaveText(problems.title);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([problems.email]);
      await expect(page.getByLabel(fields.email)).toHaveAccessibleDescription(problems.email);
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await expect(page.getByText(problems.email)).toHaveCount(2);
      for (const problem of [problems.name, problems.message, problems.limit])
        for (const place of await page.getByText(problem).all()) await expect(place).toBeHidden();
      expect(await contents(page)).toEqual({ ...before, message: before['message']?.toString().trim() });
      expect(site.messages).toEqual([]);
      await page.getByRole('link', { name: problems.email }).click();
      await expect(page.getByLabel(fields.email)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('.example');
      await page.getByRole('button', { name: send }).click();
      await expect(heading(page)).toHaveText(sent.title);
    });
  });

  test(`contact form: the page with mistakes has no barrier, in ${iso}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.getByLabel(fields.name).fill('Ada');
    await page.getByLabel(fields.email).fill('ada@quay');
    await page.getByLabel(fields.message).fill('Hello');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoBarrier(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`contact form: without a connection the text stays, in ${iso}`, async ({ page, context, site }) => {
      await visit(page, path);
      await page.reload();
      await page.getByLabel(fields.name).fill('Ada');
      await page.getByLabel(fields.email).fill('ada@quay.example');
      await page.getByLabel(fields.message).fill(`Offline in ${iso}`);
      const before = await contents(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: send }).click();
      await expect(heading(page)).toHaveText(unsent.title);
      await page.goBack();
      expect(await contents(page)).toEqual(before);
      await context.setOffline(false);
      await page.getByRole('button', { name: send }).click();
      await expect(heading(page)).toHaveText(sent.title);
      expect(site.messages).toHaveLength(1);
    });

    test(`contact form: going back after sending shows no fault, in ${iso}`, async ({ page }) => {
      await visit(page, path);
      await page.reload();
      await page.getByLabel(fields.name).fill('Ada');
      await page.getByLabel(fields.email).fill('ada@quay');
      await page.getByLabel(fields.message).fill(`Back in ${iso}`);
      await page.getByRole('button', { name: send }).click();
      await page.getByLabel(fields.email).fill('ada@quay.example');
      await page.getByRole('button', { name: send }).click();
      await expect(heading(page)).toHaveText(sent.title);
      await page.goBack();
      await expect(heading(page)).toHaveText(problems.title);
    });
  });
}

test('contact form: a service page fills in its service', async ({ page }) => {
  await page.goto(`${routes.services}/seo`);
  await page.getByRole('link', { name: texts.en.services.page.contact }).first().click();
  await expect(page.getByRole('combobox')).toHaveValue('seo');
  await expect(page.getByRole('heading', { name: texts.en.contact.form.title })).toBeInViewport();
});
