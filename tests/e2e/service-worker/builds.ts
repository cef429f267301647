import { join } from 'node:path';
import { dist, root } from '#tests/support/folders.ts';

const folder = (name: string) => join(root, 'test-results', 'builds', name);

/** Real builds: the site's own, and what is made of it before the tests of the service worker. */
export const builds = { first: dist, second: folder('second'), killSwitch: folder('kill-switch') };
