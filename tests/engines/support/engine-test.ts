import { describe } from 'vitest';
import { engines, type Engine } from './engines.ts';

/**
 * Has tests run in every engine that is on this machine.
 * @param define the tests of an engine
 * @param only the engines that they are for; all, unless named
 */
export function inEveryEngine(
  define: (engine: Engine) => void,
  only = engines.map(({ name }) => name),
): void {
  for (const engine of engines.filter(({ name }) => only.includes(name))) {
    describe.skipIf(!engine.isHere())(engine.name, () => define(engine));
  }
}
