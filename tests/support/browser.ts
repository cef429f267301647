import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const variables = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const remedy = `install Chromium ("apt-get install chromium", "npx playwright install chromium"), or set CHROME_PATH to it.`;

/** Ubuntu has a `chromium` that only says how to install it. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Finds the browser for the browser tests: the one that the environment names, one on the path, or Playwright's own.
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
  if (!found) throw new Error(`No Chromium found: run "npm run browser", or ${remedy}`);
  return found;
}

const isRoot = process.getuid?.() === 0;
const isDebian =
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function install() {
  // Debian's package brings the libraries along that Playwright's download lacks.
  const command =
    isRoot && isDebian
      ? 'apt-get update && apt-get install -y --no-install-recommends chromium'
      : `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`;
  console.log(`No Chromium found, installing it: ${command}`);
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (!findBrowser()) {
      install();
      if (!findBrowser()) throw new Error(`Chromium could not be installed: ${remedy}`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
