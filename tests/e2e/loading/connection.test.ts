import { expect, test } from '#tests/e2e/support/site-test.ts';

const readers = [
  { path: '/about', offline: 'You are offline.', online: 'You are online again.' },
  { path: '/nl/about', offline: 'Je bent offline.', online: 'Je bent weer online.' },
];

for (const { path, offline, online } of readers) {
  test(`a reader of ${path} is told politely when the connection goes and comes`, async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.url + path);
    const region = page.locator('.connection');
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
    await expect(region).toBeEmpty();
    await expect(region).toHaveRole('status');

    await context.setOffline(true);
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
    await expect(region).toHaveText(offline);
    await expect(region).toBeVisible();

    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
    await expect(region).toHaveText(online);
    await expect(region).toBeEmpty();
  });
}

test('being offline is a hint: links still work', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator('.connection')).toHaveText('You are offline.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
});
