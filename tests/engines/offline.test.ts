import { expect, test } from 'vitest';
import { pageCache } from '#client/worker/cache-names.ts';
import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { start } from '#tests/support/server-process.ts';
import { texts } from '#tests/support/texts.ts';
import { inEveryEngine } from './support/engine-test.ts';
import type { Visitor } from './support/visitor.ts';

const heading = (visitor: Visitor) => visitor.ask(() => document.querySelector('h1')?.textContent.trim());

/** Whether the page that is open was kept for reading without a network. */
const isKept = (visitor: Visitor) =>
  visitor.ask(
    async (name) => Boolean(await (await caches.open(name)).match(location.href, { ignoreVary: true })),
    pageCache,
  );

inEveryEngine(({ visit }) => {
  for (const { code, iso } of locales) {
    test(`a page that was read in ${iso} is there when the server has gone, another says what is the matter`, async () => {
      await using server = await start(siteFolder('full'));
      await using visitor = await visit({ language: iso });
      const read = server.url + localizePath(code, routes.contact);
      await visitor.open(read);
      const before = await heading(visitor);
      await expect.poll(() => isKept(visitor)).toBe(true);
      server.child.kill('SIGKILL');
      await server.ended;
      await visitor.open(server.url + localizePath(code, routes.about));
      await expect.poll(() => heading(visitor)).toBe(texts[code].main.offline.title);
      await visitor.open(read);
      await expect.poll(() => heading(visitor)).toBe(before);
    });
  }
});
