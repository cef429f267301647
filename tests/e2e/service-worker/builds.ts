import { join } from 'node:path';
import { root } from '#tests/support/folders.ts';

const folder = (name: string) => join(root, 'test-results', 'builds', name);

/** Real builds, made once before the tests of the service worker. */
export const builds = { first: folder('first'), second: folder('second'), killSwitch: folder('kill-switch') };
