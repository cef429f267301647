import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The paths of what WebKit needs: its small browser, what drives it, a display for its window. */
export interface WebKitPrograms {
  browser: string;
  driver: string;
  display: string;
}

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Finds WebKit's programs and the descriptions of languages, which Debian has in a package of their own.
 * @returns the programs; nothing when something is missing
 */
export function findWebKit(): WebKitPrograms | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  return browser && driver && display && existsSync('/usr/share/i18n/locales')
    ? { browser, driver, display }
    : undefined;
}

/** Ends a process and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/**
 * Prepares a display and a language for WebKit.
 * @param programs where its programs are
 * @param language of the reader, as a BCP 47 tag
 * @returns the environment for it
 */
export async function prepareDesk({ display }: Pick<WebKitPrograms, 'display'>, language: string) {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  // It asks in the language of the system; a locale that is not installed counts for nothing.
  const locale = language.replace('-', '_');
  spawnSync('localedef', ['-i', locale, '-f', 'UTF-8', '--no-archive', join(folder, `${locale}.UTF-8`)]);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return {
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      LOCPATH: folder,
      LC_ALL: `${locale}.UTF-8`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
    async [Symbol.asyncDispose]() {
      await end(screen);
      // Its processes end a moment after it.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
