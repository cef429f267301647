import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from './looks-test.ts';

/** Keeps still what differs between machines and runs: the system's face, while the site's own is the same everywhere. */
export const stable = `
  :root { --font-text: var(--font-display); }
  .copyright { visibility: hidden; }
  * { caret-color: transparent; }
  /* The grain of a photograph would make a picture of it ten times as large; its shape is what is compared. */
  :is(picture, .prose) img { filter: brightness(0); }
`;

const taken = fileURLToPath(new URL('visual.test.ts-snapshots/taken-by.txt', import.meta.url));

/** Skips the tests of a file where another system or browser took the pictures: each draws letters in its own way. */
export const compareOnlyOwn = () => {
  test.beforeAll(async ({ browser, browserName }, { config, parallelIndex }) => {
    const own = `${process.platform} ${browserName} ${browser.version().split('.')[0]}`;
    if (['all', 'changed'].includes(config.updateSnapshots)) {
      await mkdir(dirname(taken), { recursive: true });
      await writeFile(taken, `${own}\n`);
    }
    const by = (await readFile(taken, 'utf8')).trim();
    if (own === by) return;
    const message = `NOT COMPARED: the pictures were taken by ${by}, this is ${own}.`;
    if (parallelIndex === 0) console.warn(message);
    test.skip(true, message);
  });
};
