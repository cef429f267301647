import { expect, test } from 'vitest';
import { routes } from '#site-map/routes.ts';
import { kindsOfVisits } from '#tests/e2e/language/visits.ts';
import { faults, on, serveSite } from '#tests/e2e/support/site-server.ts';
import { inEveryEngine } from './support/engine-test.ts';
import { readConsole } from './support/webkit-console.ts';
import { pathOf, untilAwake } from './support/looking.ts';
import type { Visitor } from './support/visitor.ts';

const followSlowly = (visitor: Visitor, path: string) =>
  visitor.ask((path) => {
    // After the answer to whom drives the browser, who would wait for the page.
    setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click());
  }, path);

const bar = (visitor: Visitor) =>
  visitor.ask(() => document.querySelector<HTMLElement>('[role="progressbar"]')?.dataset['state'] ?? 'none');

inEveryEngine(({ visit }) => {
  test('what a reader sees links to is fetched once the page is idle', async () => {
    await using site = await serveSite();
    await using visitor = await visit();
    await visitor.open(site.url + routes.home);
    await expect.poll(() => site.asked.filter((path) => path === routes.contact)).toEqual([routes.contact]);
    // What was fetched ahead is what is shown: the server only has to say that it is still the same.
    const known: unknown[] = [];
    site.fault = (path, _, { headers }) => {
      if (path === routes.contact) known.push(headers['if-none-match']);
      return false;
    };
    await visitor.click(`main a[href="${routes.contact}"]`);
    await expect.poll(() => pathOf(visitor)).toBe(routes.contact);
    expect(known.filter(Boolean)).toHaveLength(1);
    expect(visitor.complaints).toEqual([]);
  });

  test('a reader sees that a slow page is on its way; when they stop it the bar ends', async () => {
    await using site = await serveSite();
    await using visitor = await visit();
    await visitor.open(site.url + routes.home);
    await expect.poll(() => untilAwake(visitor)).toBe(true);
    site.fault = on(/contact/, faults.never);
    await followSlowly(visitor, routes.contact);
    await expect.poll(() => bar(visitor)).toBe('running');
    await visitor.ask(() => stop());
    await expect.poll(() => bar(visitor)).toBe('none');
    expect(await pathOf(visitor)).toBe(routes.home);
    site.fault = undefined;
    await visitor.click(`footer a[href="${routes.contact}"]`);
    await expect.poll(() => pathOf(visitor)).toBe(routes.contact);
  });
});

inEveryEngine(() => {
  test('the console has nothing to say of any kind of page', async () => {
    const paths = kindsOfVisits.map(({ path }) => path);
    expect(await readConsole(paths)).toEqual([]);
  });
}, ['WebKit']);
