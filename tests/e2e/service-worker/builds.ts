import { join } from 'node:path';
import { dist } from '#tests/support/folders.ts';
import { copyFolder } from '#tests/support/project-copy.ts';

/** Real builds: the site's own, and what is made of it before the tests of the service worker. */
export const builds = {
  first: dist,
  second: join(copyFolder('next-deploy'), 'dist'),
  killSwitch: copyFolder('kill-switch'),
};
