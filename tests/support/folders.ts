import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built site that is tested, with a slash at its end: the folder in SITE, or `dist`. */
export const dist = join(resolve(root, process.env['SITE'] ?? 'dist'), '/');

/** The project that was built into {@link dist}. */
export const project = join(dist, '..', '/');
