import type { Page } from '@playwright/test';
import { fillFacts } from '#i18n/facts.ts';
import { texts } from '#i18n/texts.ts';
import { typedKey } from '#shared/contact-fields.ts';
import { defaultLocale } from '#shared/locales.ts';
import { hiddenRoutes, localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { mainScript, scriptsRun } from './support/page.ts';
import { visit } from './support/service-worker.ts';
import { faults, on, type Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test.use({
  tolerated:
    /status of (?:4\d\d|50\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|islands|MIME|dynamically|ViewTransition/,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contents = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement).entries()));

const { fields, problems, send, sent, unsent, used } = texts[defaultLocale].contact.form;

/** What is said of the length of a message. */
const countOf = (length: number) =>
  used.replace('{{used}}', length.toLocaleString('en')).replace('{{messageLimit}}', '4,000');
const deliver = (page: Page) => page.getByRole('button', { name: send }).click();

/** Fills in the form. @returns what it then holds */
async function fillIn(page: Page, email = 'ada@quay.example', message = 'Ten minutes\n\n"of writing"') {
  await page.getByLabel(fields.name).fill('Ada');
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.message).fill(message);
  return contents(page);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('contact form: is sent by keyboard alone, in Dutch', async ({ page, site }) => {
    const { contact, services } = texts.nl;
    await page.goto(localizePath('nl', routes.contact));
    await page.getByLabel(contact.form.fields.name).focus();
    const typed = new Map([
      ['name', 'Ada'],
      ['email', 'ada@quay.example'],
      ['phone', '010'],
      ['service', services['services-items'][0]?.alternative ?? ''],
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
    await expect(page).toHaveURL(localizePath('nl', hiddenRoutes.sent));
    await expect(heading(page)).toHaveText(contact.form.sent.title);
    await expect(page.locator('html')).not.toHaveAttribute('data-failed');
    // In the company's language.
    const service = texts[defaultLocale].services['services-items'][0]?.alternative;
    const mail = `${fields.phone}: 010\n[^]*${fields.service}: ${service}\n[^]*\nFirst\nSecond\n`;
    expect(site.messages).toMatchObject([{ name: 'Ada', text: expect.stringMatching(mail) }]);
  });

  test('contact form: mistakes are named twice, and nothing typed is lost', async ({ page, site }) => {
    await page.goto(routes.contact);
    await deliver(page);
    await expect(page.getByLabel(fields.name)).toBeFocused();
    await page.getByLabel(fields.phone).fill('010 '.repeat(11));
    const before = await fillIn(page, 'ada@quay', '\n  First </textarea>\n"Second" & <b>');
    await deliver(page);
    await expect(heading(page)).toHaveText(problems.title);
    await expect(page).toHaveURL(routes.contact);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      problems.email,
      problems.phone.replace('{{phoneLimit}}', '40'),
    ]);
    await expect(page.getByLabel(fields.email)).toHaveAccessibleDescription(problems.email);
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    await expect(page.getByText(problems.email)).toHaveCount(2);
    for (const problem of [/^Enter your name/, /^Write a message/, fillFacts(problems.limit, defaultLocale)])
      for (const place of await page.getByText(problem).all()) await expect(place).toBeHidden();
    const [phone, message] = ['phone', 'message'].map((field) => before[field]?.toString().trim());
    expect(await contents(page)).toEqual({ ...before, phone, message });
    expect(site.messages).toEqual([]);
    await page.getByRole('link', { name: problems.email }).click();
    await expect(page.getByLabel(fields.email)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('.example');
    await page.getByLabel(fields.phone).fill('010');
    await deliver(page);
    await expect(heading(page)).toHaveText(sent.title);
  });
});

test('contact form: the page with mistakes has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.contact);
  await fillIn(page, 'ada@quay');
  await deliver(page);
  await expect(page.getByRole('alert')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarrier(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('contact form: without a connection the text stays', async ({ page, context, site }) => {
    await visit(page, routes.contact);
    await page.reload();
    const before = await fillIn(page);
    await context.setOffline(true);
    await deliver(page);
    await expect(heading(page)).toHaveText(unsent.title);
    await page.goBack();
    expect(await contents(page)).toEqual(before);
    await context.setOffline(false);
    await deliver(page);
    await expect(heading(page)).toHaveText(sent.title);
    expect(site.messages).toHaveLength(1);
    // A message that was sent does not come back.
    await page.goto(routes.contact);
    await expect(page.getByLabel(fields.message)).toBeEmpty();
  });

  test('contact form: going back after sending shows no fault', async ({ page }) => {
    await visit(page, routes.contact);
    await page.reload();
    await fillIn(page, 'ada@quay');
    await deliver(page);
    await page.getByLabel(fields.email).fill('ada@quay.example');
    await deliver(page);
    await expect(heading(page)).toHaveText(sent.title);
    await page.goBack();
    await expect(heading(page)).toHaveText(problems.title);
  });
});

test('contact form: a service page fills in its service', async ({ page }) => {
  await page.goto(`${routes.services}/seo`);
  await page.getByRole('link', { name: texts.en.main.contact }).first().click();
  await expect(page.getByRole('combobox')).toHaveValue('seo');
  await expect(page.getByRole('heading', { name: texts.en.contact.form.title })).toBeInViewport();
});

/** Everything that takes the form away from somebody who writes, and how they come back to it. */
const interruptions: Record<string, (page: Page, site: Site) => Promise<unknown>> = {
  'a failed island': async (page, site) => {
    site.fault = on(/islands/, faults.lie);
    await Promise.all([page.waitForEvent('load'), page.locator('.language-menu').dispatchEvent('mouseover')]);
    await expect(page.getByLabel(fields.message)).toBeFocused();
  },
  'a failed main script': async (page) => {
    // Reloaded before its load event, a page has none.
    await page.route(mainScript, async (route) => {
      await page.waitForLoadState();
      await route.abort();
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    await expect.poll(() => loads).toBe(2);
  },
  'an error page of the server': async (page, site) => {
    site.fault = (path, response, request) =>
      request.method === 'POST' && faults.error(path, response, request);
    await deliver(page);
    await expect(heading(page)).toHaveText('Broken');
    await page.goto(routes.contact);
  },
  'a failed island in the answer of the server': async (page, site) => {
    await page.getByLabel(fields.email).fill('ada@quay');
    await deliver(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await scriptsRun(page);
    await page.getByLabel(fields.email).fill('ada@quay.example');
    site.fault = on(/islands/, faults.lie);
    // The last step before a reload.
    const reached = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.locator('.language-menu').dispatchEvent('mouseover');
    await reached;
  },
  'a visit to another page': async (page) => {
    await page.goto(routes.privacy);
    await page.goto(routes.contact);
  },
  'a change of language': (page) => page.goto(localizePath('nl', routes.contact)),
};

for (const [what, interrupt] of Object.entries(interruptions)) {
  test(`contact form: what is typed survives ${what}`, async ({ page, site }) => {
    await page.goto(routes.contact);
    await scriptsRun(page);
    await page.getByRole('combobox').selectOption('seo');
    const before = await fillIn(page);
    await interrupt(page, site);
    await expect.poll(() => contents(page)).toEqual(before);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), typedKey)).toBeNull();
  });
}

test('contact form: text that is too long is kept, counted and named', async ({ page }) => {
  await page.goto(routes.contact);
  await fillIn(page);
  const count = page.locator('output');
  const message = page.getByLabel(fields.message);
  for (const [length, expected] of [
    [3000, ''],
    [3900, countOf(3900)],
    [4100, countOf(4100)],
  ] as const) {
    await message.fill('x'.repeat(length));
    await expect(count).toHaveText(expected);
  }
  // Up to what the server reads, and beyond.
  for (const length of [4100, 50_000]) {
    await message.fill('long text.'.repeat(length / 10));
    await deliver(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(count).toHaveText(countOf(length));
    expect(await message.inputValue()).toHaveLength(length);
  }
});
