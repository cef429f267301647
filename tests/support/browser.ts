import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { hasPackages, install, isRoot, packagesCommand } from './debian.ts';

const variables = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const remedy = `install Chromium ("apt-get install chromium", "npx playwright install chromium"), or set CHROME_PATH to it.`;

/** Ubuntu has a `chromium` that only says how to install it. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Finds the browser for the browser tests: the one that the environment names, one on the path, or
 * Playwright's own.
 * @returns its path; nothing when there is none
 * @throws {Error} when the environment names one that does not run
 */
export function findBrowser(): string | undefined {
  for (const variable of variables) {
    const path = process.env[variable];
    if (path && !runs(path))
      throw new Error(`${variable} is "${path}", which does not run: correct it, or leave it out.`);
    if (path) return path;
  }
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(runs);
}

/**
 * The browser for the browser tests.
 * @throws {Error} when there is none, with the remedy
 */
export function getBrowser(): string {
  const found = findBrowser();
  if (!found) throw new Error(`No Chromium found: run "node tests/support/browser.ts", or ${remedy}`);
  return found;
}

const fonts = '/usr/share/fonts/truetype/liberation';

/** Installs Chromium and, on Debian, the fonts of which the fallback fonts are made. */
function installMissing(): void {
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(!hasPackages || existsSync(fonts) ? [] : ['fonts-liberation']),
  ];
  if (missing.length === 0) return;
  // Debian's package brings the libraries along that Playwright's download lacks.
  const command = hasPackages
    ? packagesCommand(missing.join(' '))
    : `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`;
  console.log(`Installing ${missing.join(' and ')}: ${command}`);
  install(command);
  if (!findBrowser()) throw new Error(`Chromium could not be installed: ${remedy}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    installMissing();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
