import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = (name: string) => fileURLToPath(new URL(`../../test-results/builds/${name}`, import.meta.url));

/** Real builds, made once before the tests of the service worker. */
export const builds = { first: folder('first'), second: folder('second'), killSwitch: folder('kill-switch') };
