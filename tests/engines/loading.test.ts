import { expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { kindsOfVisits } from '#tests/e2e/language/visits.ts';
import { faults, on, serveSite } from '#tests/e2e/support/site-server.ts';
import { inEveryEngine } from './support/engine-test.ts';
import { pathOf, rests, untilAwake } from './support/looking.ts';
import { readConsole } from './support/webkit-console.ts';
import type { Visitor } from './support/visitor.ts';

/**
 * Follows a link, and gives the page up when the bar runs. The page itself must do so, and write down every state of
 * the bar: WebKit keeps who drives it waiting while a page is on its way.
 */
const followAndStop = (visitor: Visitor, path: string) =>
  visitor.ask((path) => {
    const states: string[] = [];
    Reflect.set(window, 'states', states);
    new MutationObserver(() => {
      const state = document.querySelector<HTMLElement>('[role="progressbar"]')?.dataset['state'] ?? 'gone';
      if (state !== states.at(-1)) states.push(state);
      if (states.join() === 'running') setTimeout(() => stop());
    }).observe(document.body, { childList: true });
    setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click());
  }, path);

inEveryEngine(({ visit }) => {
  test('a reader sees that a slow page is on its way; when they give it up the bar ends', async () => {
    await using site = await serveSite();
    await using visitor = await visit();
    await visitor.open(site.url + routes.home);
    await expect.poll(() => untilAwake(visitor)).toBe(true);
    site.fault = on(/news/, faults.never);
    await followAndStop(visitor, routes.news);
    const states = () => visitor.ask(() => Reflect.get(window, 'states') as string[]);
    await expect.poll(states).toEqual(['running', 'done', 'gone']);
    site.fault = undefined;
    await visitor.click(`footer a[href="${routes.news}"]`);
    await expect.poll(() => pathOf(visitor)).toBe(routes.news);
  });
});

inEveryEngine(({ name, visit }) => {
  test('what a reader sees links to is fetched once the page is idle, unless in vain', async () => {
    await using site = await serveSite();
    await using visitor = await visit();
    await visitor.open(site.url + routes.home);
    if (name === 'WebKit') {
      await expect.poll(() => untilAwake(visitor)).toBe(true);
      await rests(visitor, 3000);
      expect(site.asked).not.toContain(routes.contact);
      return;
    }
    await expect.poll(() => site.asked).toContain(routes.contact);
    // What was fetched ahead is what is shown: the server only has to say that it is still the same.
    const known: unknown[] = [];
    site.fault = (path, _, { headers }) => {
      if (path === routes.contact) known.push(headers['if-none-match']);
      return false;
    };
    await visitor.click(`main a[href="${routes.contact}"]`);
    await expect.poll(() => pathOf(visitor)).toBe(routes.contact);
    expect(known).toEqual([expect.any(String)]);
    expect(visitor.complaints).toEqual([]);
  });
});

inEveryEngine(() => {
  test('the console has nothing to say of any kind of page', async () => {
    expect(await readConsole(kindsOfVisits.map(({ path }) => path))).toEqual([]);
  });
}, ['WebKit']);
