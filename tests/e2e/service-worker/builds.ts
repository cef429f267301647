import { join } from 'node:path';
import { dist, root } from '#tests/support/folders.ts';

const copies = join(root, 'test-results', 'copies');

/** Real builds: the site's own, and what is made of it before the tests of the service worker. */
export const builds = {
  first: dist,
  second: join(copies, 'next-deploy', 'dist'),
  killSwitch: join(copies, 'kill-switch'),
};
