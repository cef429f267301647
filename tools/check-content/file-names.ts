import { globSync } from 'node:fs';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { collectionNames } from '#content/collections.ts';
import { slugPattern } from '#content/slug.ts';
import { locales } from '#i18n/shared/locales.ts';
import { contentFolders, type Content, type Item } from './content.ts';
import { suggest } from './findings.ts';

/** Reports files and folders that the site doesn't read. */
export function checkFolders({ root, report }: Content): void {
  for (const { folder } of contentFolders)
    for (const name of globSync('*', { cwd: join(root, folder), exclude: ['*.md'] }))
      report(`${folder}/${name}`).error('is not read by the site: end its name in .md, or move it.');
  const levels: (readonly string[])[] = [collectionNames, locales.map(({ code }) => code)];
  for (const path of globSync('**/*.md', { cwd: join(root, 'src/content') })) {
    const steps = path.replaceAll('\\', '/').split('/');
    const level = levels.findIndex((known, index) => !known.includes(steps[index] ?? ''));
    const known = levels[level] ?? [];
    const remedy = suggest(steps[level] ?? '', known, `move it into one of ${known.join(', ')}.`);
    const place = report(['src/content', ...steps.slice(0, level + 1)].join('/'));
    if (level >= 0) place.error(`is not read by the site: ${remedy}`);
  }
}

/**
 * Reports file names that can't be an address, or that give the same address as another. On some systems `Quay.md` and
 * `quay.md`, or the two encodings of an é, are the same file.
 */
export function checkFileNames({ items, report }: Content): void {
  const taken = new Map<string, string>();
  // Valid names come first, so that the other file is reported.
  for (const { file, folder, slug } of items.toSorted((a, b) => rank(a) - rank(b))) {
    const address = slugPattern.test(slug) ? slug : slugify(slug, { decamelize: false });
    const other = taken.get(`${folder}/${address}`);
    if (other) report(file).error(`has the same address as ${other}: rename one of them, or remove it.`);
    else if (address !== slug)
      report(file).error(`has a name that cannot be an address: rename it to ${address || 'a-new-quay'}.md.`);
    taken.set(`${folder}/${address}`, other ?? file);
  }
}

const rank = ({ slug }: Item) => (slugPattern.test(slug) ? 0 : 1);
