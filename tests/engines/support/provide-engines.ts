import { hasPackages, install, packagesCommand } from '#tests/support/debian.ts';
import { engines } from './engines.ts';

/**
 * Installs the engines that are missing where Debian's packages may be installed, and names those that stay missing.
 * Vitest calls this once, before any test.
 */
export default function provideEngines(): void {
  for (const { name, packages, isHere } of engines) {
    if (isHere()) continue;
    if (hasPackages) {
      console.log(`No ${name} found, installing it: ${packagesCommand(packages)}`);
      install(packagesCommand(packages));
    }
    if (!isHere()) console.warn(`NOT TESTED in ${name}, as it is missing: install Debian's ${packages}.`);
  }
}
