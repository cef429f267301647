import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

// The browser may ask for the icon only once it is offline.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

const { offline, online } = texts[defaultLocale].main.browser;

test('connection: going offline and online is announced politely, in texts of the page', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.about);
  const region = page.locator('.toast');
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await expect(region).toBeEmpty();
  await expect(region).toHaveRole('status');

  await context.setOffline(true);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
  await expect(region).toHaveText(offline);
  expect(site.asked).not.toContainEqual(expect.stringContaining('/locales/'));
  await expect(region).toBeInViewport({ ratio: 1 });

  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await expect(region).toHaveText(online);

  // The end of one message leaves a newer one.
  await context.setOffline(true);
  await expect(region).toHaveText(offline);
  await page.clock.runFor(6000);
  await expect(region).toHaveText(offline);

  await context.setOffline(false);
  await expect(region).toHaveText(online);
  await page.clock.runFor(6000);
  await expect(region).toBeEmpty();
});
