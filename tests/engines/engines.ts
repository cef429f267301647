import { describe } from 'vitest';
import { hasPackages, install, packagesCommand } from '#tests/support/debian.ts';
import type { Browser } from './browser.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit } from './webkit.ts';

const engines = [
  { name: 'Firefox', packages: 'firefox-esr', find: findFirefox, start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', find: findWebKit, start: startWebKit },
];

/**
 * Defines tests for Firefox and for WebKit. An engine that is missing is skipped.
 * @param define receives how to start the engine's browser
 */
export function inEachEngine(define: (start: () => Promise<Browser>) => void): void {
  for (const { name, find, start } of engines) {
    describe.skipIf(!find())(name, () => define(start));
  }
}

/**
 * Installs missing engines where Debian's packages may be installed, and names those that stay missing.
 * Vitest calls this once before the tests.
 * @throws {Error} when one stays missing in CI
 */
export default function provideEngines(): void {
  for (const { name, packages, find } of engines) {
    if (!find() && hasPackages) install(packagesCommand(packages));
    if (find()) continue;
    const message = `NOT TESTED in ${name}: install Debian's ${packages}.`;
    if (process.env['CI']) throw new Error(message);
    console.warn(message);
  }
}
