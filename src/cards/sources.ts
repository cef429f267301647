import { createHash } from 'node:crypto';
import type { CardContent } from '#cards/content.ts';
import { faces } from '#cards/face.ts';

/** What every card is drawn with and by. */
const files = import.meta.glob<string>(
  [
    './*.{css,ts}',
    '/src/build/pictures/crop.ts',
    '/src/styles/tokens.css',
    '/art/cards/logo.svg',
    '/art/scenes/skyline.svg',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const [project = '{}'] = Object.values(
  import.meta.glob<string>('/package.json', { eager: true, query: '?raw', import: 'default' }),
);
const { dependencies, devDependencies } = JSON.parse(project) as Record<string, Record<string, string>>;

const common = createHash('sha256');
for (const name of Object.keys(files).sort()) common.update(files[name] ?? '');
for (const face of faces) common.update(face);
common.update(`${devDependencies?.['@takumi-rs/core']} ${dependencies?.['sharp']}`);
const commonHash = common.digest('hex');

/** All that a card depends on: two of the same sources are the same picture. */
export function sourcesOf({ title, section, picture }: CardContent): string[] {
  const shown = picture.kind === 'cover' ? [picture.hash, picture.focus] : [picture.svg];
  return [commonHash, title, section, picture.kind, ...shown];
}
