import { expect, test, type Page } from '@playwright/test';
import { manifest } from '#tests/support/manifest.ts';

/** A page for each different policy. */
const addresses = new Map(
  manifest.files.flatMap(({ page, address }) =>
    page && address ? [[JSON.stringify(page.csp), address] as const] : [],
  ),
);

/** Collects, from before the first script, what the policy blocks, and whatever an attack would leave. */
async function watch(page: Page) {
  const seen: string[] = [];
  await page.exposeFunction('report', (line: string) => seen.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void Reflect.get(window, 'report')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return seen;
}

const hacked = (page: Page) => page.evaluate(() => Reflect.has(window, 'hacked'));

test('no policy blocks anything of ours, with every island used', async ({ page }) => {
  test.setTimeout(180_000);
  const seen = await watch(page);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/policy|trusted|refused|blocked(?! by Playwright)/i.test(message.text()))
      messages.push(`${page.url()} ${message.text()}`);
  });
  expect(addresses.size).toBeGreaterThan(5);
  for (const address of [...addresses.values(), '/unknown', '/nl/unknown']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('.language summary').first().click();
    await page.locator('.language[open] a').first().waitFor();
    const portraits = page.locator('.carousel label');
    if ((await portraits.count()) > 0) await portraits.last().click();
    await page.keyboard.press('End');
    await page.mouse.wheel(0, 300);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(seen, address).toEqual([]);
  }
  expect(messages).toEqual([]);
});

const injections = {
  'an inline script': '<script>window.hacked = 1</script>',
  'an inline script that claims to be reviewed':
    '<script nonce="a" integrity="sha256-AAAA">window.hacked = 1</script>',
  'a module': '<script type="module">window.hacked = 1</script>',
  'an event handler': '<img src="/none.png" onerror="window.hacked = 1" alt="">',
  'a script of another site': '<script src="https://evil.example/x.js"></script>',
  'a script as data': '<script src="data:text/javascript,window.hacked=1"></script>',
  'a frame': '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  'a drawing with a script': '<svg><script>window.hacked = 1</script></svg>',
  'another base': '<base href="https://evil.example/"><script src="x.js"></script>',
  'a break-out of the structured data':
    '<script type="application/ld+json">{"name":"</script><script>window.hacked = 1</script>"}</script>',
};

for (const [what, html] of Object.entries(injections)) {
  test(`${what}, injected into a page, does not run`, async ({ page }) => {
    const seen = await watch(page);
    const asked: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.hacked = 1' });
    });
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', () => `${html}</head>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect({ hacked: await hacked(page), asked }).toEqual({ hacked: false, asked: [] });
  });
}

test('a link to a script does not run', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:window.hacked=1');
    link.textContent = 'x';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(await hacked(page)).toBe(false);
});
