import { execFileSync } from 'node:child_process';
import type { AstroUserConfig } from 'astro';
import { hasPages } from '#content/collections.ts';
import { readFrontMatter, readPublication } from '#content/front-matter.ts';
import { isPublished } from '#content/publication.ts';
import { itemRoute } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { contentFolders, type Item } from './files.ts';
import { findPages } from './links.ts';
import { quote, suggest, type Report } from './messages.ts';

/** Astro's option. */
export type Redirects = NonNullable<AstroUserConfig['redirects']>;

/**
 * Checks the redirects of astro.config.mjs. A redirect leads from an address without a page to one with a page, so none
 * can loop.
 * @param today as midnight UTC
 */
export function checkRedirects(redirects: Redirects, items: Item[], today: Date, report: Report): void {
  const { pages } = findPages(items);
  const isPage = (address: string) => {
    const page = pages.get(address);
    return page !== undefined && isPublished(page, today);
  };
  for (const [from, target] of Object.entries(redirects)) {
    const to = typeof target === 'string' ? target : target.destination;
    const place = { file: 'astro.config.mjs', field: 'redirects' };
    if (isPage(from)) report(place, 'redirect-from', { from: quote(from) });
    if (isPage(to)) continue;
    const remedy = suggest(to, pages.keys(), 'name a page that the site has.');
    report(place, 'redirect-to', { from: quote(from), to: quote(to), remedy });
  }
}

/**
 * Reports items that were renamed, deleted or hidden since the last push, or without a remote branch since the last
 * commit, and whose addresses lead nowhere.
 * @param root the project's folder
 * @param redirected the addresses that lead somewhere else
 */
export function checkLostAddresses(
  root: string,
  items: Item[],
  redirected: readonly string[],
  today: Date,
  report: Report,
): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const read = (revision: string) => {
    try {
      const base = git('merge-base', 'HEAD', revision).trim();
      const changed = git(
        'diff',
        '--relative',
        '--no-renames',
        '--diff-filter=DM',
        '--name-only',
        '-z',
        base,
      );
      return { base, changed: changed.split('\0') };
    } catch {
      return undefined;
    }
  };
  // Neither is there in a folder without Git, such as in a container.
  const { base, changed = [] } = read('@{upstream}') ?? read('HEAD') ?? {};
  for (const file of changed) {
    const folder = contentFolders.find((candidate) => file.startsWith(`${candidate.folder}/`));
    if (!folder || !hasPages(folder.collection)) continue;
    const id = file.slice(folder.folder.length + 1).replace(/\.md$/, '');
    const address = localizePath(folder.locale, itemRoute(folder.collection, id));
    const now = items.find((item) => item.file === file);
    if (redirected.includes(address) || (now && isPublished(now.publication, today))) continue;
    const before = readFrontMatter(git('show', `${base}:./${file}`));
    if (before && isPublished(readPublication(before), today))
      report({ file }, 'lost-address', { id, address: quote(address) });
  }
}
