import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built site, with a slash at its end. */
export const dist = join(root, 'dist/');
