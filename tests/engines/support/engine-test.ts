import { afterAll, beforeAll, describe } from 'vitest';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { start } from '#tests/support/server-process.ts';
import { engines, type Engine } from './engines.ts';
import type { Preferences, Visitor } from './visitor.ts';

/**
 * Has tests run in every engine that is on this machine.
 * @param define the tests of an engine
 * @param only the engines that they are for; all, unless named
 */
export function inEveryEngine(
  define: (engine: Engine) => void,
  only: Engine['name'][] = engines.map(({ name }) => name),
): void {
  for (const engine of engines.filter(({ name }) => only.includes(name))) {
    describe.skipIf(!engine.isHere())(engine.name, () => define(engine));
  }
}

/** A visitor of a built site; there while the tests run in whose description it was asked for. */
export interface Visit {
  visitor: Visitor;
  /** Where the site is: `http://localhost:4321`. */
  site: string;
}

/**
 * Has a visitor come to the site of fixtures that has some of everything, for all tests of a description.
 * @param engine theirs
 */
export function visitSite(engine: Engine, preferences?: Preferences): Visit {
  const stack = new AsyncDisposableStack();
  const visit = {} as Visit;
  beforeAll(async () => {
    visit.site = stack.use(await start(siteFolder('full'))).url;
    visit.visitor = stack.use(await engine.visit(preferences));
  });
  afterAll(() => stack.disposeAsync());
  return visit;
}
