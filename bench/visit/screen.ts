import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getBrowser } from '#tests/support/browser.ts';

/** A screen that nobody sees, with a hand at its mouse and keyboard. */
export interface Screen extends AsyncDisposable {
  /** Does what xdotool's arguments say. */
  act: (...actions: string[]) => void;
  /** Opens a page in a browser of its own, which has these flags and remembers nothing; it ends when it is disposed of. */
  open: (address: string, flags: readonly string[]) => Promise<AsyncDisposable>;
}

const programs = ['Xvfb', 'xdotool'];

/** The programs that a screen needs and this machine lacks. */
export const missingPrograms = (): string[] =>
  programs.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0);

const size = { width: 1280, height: 900 };

/**
 * Starts a screen. Developer tools switch the preparing of pages off, so the browser has none: it is used by mouse and
 * keyboard as a visitor does it.
 * @throws {Error} when it does not start
 */
export async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), ended])) as [unknown];
  if (!Buffer.isBuffer(number)) throw new Error('Xvfb ended at its start: run it by hand to see why.');
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` };

  return {
    act(...actions) {
      const { status, stderr } = spawnSync('xdotool', actions, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`xdotool ${actions.join(' ')}: ${stderr}`);
    },
    async open(address, flags) {
      await using opened = new AsyncDisposableStack();
      const profile = await mkdtemp(join(tmpdir(), 'visit-'));
      // The browser's helpers end a little after it, and write until then.
      opened.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 10 }));
      const child = spawn(
        getBrowser(),
        [
          `--user-data-dir=${profile}`,
          `--window-size=${size.width},${size.height}`,
          '--window-position=0,0',
          '--kiosk',
          '--no-sandbox',
          '--no-first-run',
          '--disable-gpu',
          '--disable-background-networking',
          '--lang=en-GB',
          // A page that is prepared counts as background, which a machine busy with other work would not serve at all.
          '--disable-renderer-backgrounding',
          ...flags,
          address,
        ],
        { env, stdio: 'ignore' },
      );
      const gone = once(child, 'exit');
      opened.defer(async () => {
        child.kill();
        await gone;
      });
      return opened.move();
    },
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
    },
  };
}
