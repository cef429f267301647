import { execFileSync } from 'node:child_process';
import { isSection } from '#content/collections.ts';
import { readFrontMatter, readPublication } from '#content/front-matter.ts';
import { isPublished } from '#content/publication.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { itemRoute } from '#site/routes.ts';
import { contentFolders, type Content } from './content.ts';
import { quote, suggest } from './findings.ts';

function isPage(address: string, { pages, today }: Content): boolean {
  const page = pages.get(address);
  return page !== undefined && isPublished(page.publication, today);
}

/**
 * Checks the redirects of astro.config.mjs. A redirect leads from an address without a page to one with a page, so none
 * can loop.
 */
export function checkRedirects(content: Content): void {
  const place = content.report('astro.config.mjs', undefined, 'redirects');
  for (const [from, target] of Object.entries(content.redirects)) {
    const to = typeof target === 'string' ? target : target.destination;
    if (isPage(from, content))
      place.error(`redirects ${quote(from)}, but that page exists: delete the redirect.`);
    if (isPage(to, content)) continue;
    const remedy = suggest(to, content.pages.keys(), 'name a page that the site has.');
    place.error(`redirects ${quote(from)} to ${quote(to)}, which is not a published page: ${remedy}`);
  }
}

/**
 * Reports items that were renamed, deleted or hidden since the last push, or without a remote branch since the last
 * commit, and whose addresses lead nowhere.
 */
export function checkLostAddresses(content: Content): void {
  const { root, redirects, formerAddresses, today, report } = content;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const changedSince = (revision: string) => {
    try {
      const base = git('merge-base', 'HEAD', revision).trim();
      const options = ['--relative', '--no-renames', '--diff-filter=DM', '--name-only', '-z'];
      return { base, changed: git('diff', ...options, base).split('\0') };
    } catch {
      return undefined;
    }
  };
  // Neither is there in a folder without Git, such as in a container.
  const { base, changed = [] } = changedSince('@{upstream}') ?? changedSince('HEAD') ?? {};
  for (const file of changed) {
    const [, folder, slug = ''] = /^(.+)\/(.+)\.md$/.exec(file) ?? [];
    const place = contentFolders.find((candidate) => candidate.folder === folder);
    if (!place || !isSection(place.collection)) continue;
    const address = localizePath(place.locale, itemRoute(place.collection, slug));
    if (address in { ...redirects, ...formerAddresses } || isPage(address, content)) continue;
    const before = readFrontMatter(git('show', `${base}:./${file}`));
    if (before && isPublished(readPublication(before), today))
      report(file).warning(
        `was published as ${quote(address)}, which now leads nowhere: undo that, keep the file with "withdrawn: true", or add "formerly: [${slug}]" to the item that takes its place.`,
      );
  }
}
