import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { company } from '#company';
import { type CollectionName, collectionTraits, isSection, servicePicture } from '#content/collections.ts';
import { readFrontMatter, readPublication } from '#content/front-matter.ts';
import { hasCollection, isPublished, isReleased } from '#content/publication.ts';
import { serviceSlug, slugPattern } from '#content/slug.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#shared/locales.ts';
import { editorRoute, localizePath } from '#shared/urls.ts';
import { redirects } from '#site/redirects.ts';
import { itemRoute, routes } from '#site/routes.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest } from './findings.ts';
import { listArt } from './pictures.ts';

/** The files of an item in all languages. */
const filesOf = (collection: CollectionName, slug: string) =>
  locales.map(({ code }) => `src/content/${collection}/${code}/${slug}.md`);

/** Reports files that the site doesn't read, and folders with more published items than the page shows. */
function checkFolders({ root, folders, items, report }: Content): void {
  const patterns = ['src/content/**/*.md', ...folders.map(({ folder }) => `${folder}/*`)];
  for (const file of globSync(patterns, { cwd: root }))
    if (!items.some((item) => item.file === file))
      report(file).error('is not read by the site: move it, or name it like src/content/news/en/quay.md.');
  for (const { collection, folder } of folders) {
    const { maxItems = Infinity } = collectionTraits[collection];
    const { length } = items.filter((item) => item.folder === folder && isReleased(item.publication));
    if (length > maxItems)
      report(folder).error(`has ${length} items, its page shows ${maxItems}: remove ${length - maxItems}.`);
  }
}

/** Reports items with an invalid name, reference or date, and those that repeat another. */
function checkNames({ items, today, report }: Content): void {
  const projects = items.filter(({ collection }) => collection === 'projects').map(({ slug }) => slug);
  const owners = new Map(items.map(({ folder, slug, file }) => [`${folder}/${slug}`, file]));
  const texts = new Map<string, string>();
  for (const { file, folder, slug, fields, publication, at } of items) {
    const named = slugify(slug, { decamelize: false });
    const address = slugPattern.test(named) ? named : 'a-new-quay';
    // On some systems, `Quay.md` and `quay.md` are the same file.
    if (!slugPattern.test(slug))
      report(file).error(`cannot be an address: rename it to ${address}.md, unless that exists.`);
    for (const [index, name] of publication.formerly.entries()) {
      const other = owners.get(`${folder}/${name}`);
      const message = `is ${quote(name)}, which ${other} is or was called: delete it, or rename that file.`;
      if (other) at(`formerly[${index}]`).error(message);
      owners.set(`${folder}/${name}`, file);
    }
    const { project } = fields;
    const remedy = suggest(String(project), projects, 'name a file in src/content/projects, without .md.');
    if (typeof project === 'string' && !projects.includes(project))
      at('project').error(`is ${quote(project)}, which is not a project: ${remedy}`);
    if (!isReleased(publication)) continue;
    const { date = today } = publication;
    if (
      date.valueOf() > today.valueOf() + 366 * 86_400_000 ||
      date.getUTCFullYear() < Number(company.founded.slice(0, 4))
    )
      at('date').warning(`is ${toPlainDate(date)}, long ago or far ahead: check the year.`);
    for (const field of ['title', 'searchTitle', 'summary'].filter((name) => fields[name])) {
      const text = String(fields[field]).trim();
      const other = texts.get(`${folder} ${field} ${text}`);
      if (other) at(field).error(`is ${quote(text)}, the same as in ${other}: write a different one.`);
      texts.set(`${folder} ${field} ${text}`, other ?? file);
    }
  }
}

/** First parts of addresses that are no page's. */
const reserved = [editorRoute.slice(1), 'assets', 'locales', ...locales.map(({ code }) => code)];

/** Reports a missing privacy statement, and statements whose address is that of another page. */
function checkStatements({ root, items, pages, report }: Content): void {
  for (const file of filesOf('statements', routes.privacy.slice(1)))
    if (!existsSync(join(root, file)))
      report(file).error('is missing: write it, because the contact form links to it.');
  for (const { collection, file, slug, path } of items) {
    const { kind = 'statement' } = pages?.get(path) ?? {};
    if (collection === 'statements' && (kind !== 'statement' || reserved.includes(slug)))
      report(file).error(`would have the address of another page, "/${slug}": rename it.`);
  }
}

const isIndependent = (fields: Item['fields']) => fields['translation'] === 'independent';
const independent = 'add "translation: independent"';

/**
 * Reports missing translations, and what differs between the languages of an item: its date, its former
 * names, and whether it is withdrawn. Items with `translation: independent` may differ.
 */
function checkTranslations({ root, items, report }: Content): void {
  for (const versions of Map.groupBy(items, ({ collection, slug }) => `${collection}/${slug}`).values()) {
    const [{ file, collection, slug }] = versions as [Item];
    const missing = filesOf(collection, slug).filter((path) => !existsSync(join(root, path)));
    const bound = versions.filter(({ publication, fields }) => !publication.draft && !isIndependent(fields));
    const remedy = `write ${missing.join(' and ')}`;
    if (missing.length > 0 && collectionTraits[collection].everyLanguage)
      report(file).error(`does not exist in every language: ${remedy}, or remove this file too.`);
    else if (
      missing.length > 0 &&
      bound.some(({ isReadable, publication }) => isReadable && !publication.withdrawn)
    )
      report(file).warning(`has no translation: ${remedy}, rename it to ${slug}.md, or ${independent}.`);
    const [first, ...others] = bound;
    for (const field of ['date', 'formerly', 'withdrawn'] as const)
      for (const { publication, at } of others)
        if (String(first?.publication[field]) !== String(publication[field]))
          at(field).warning(`differs from ${first?.file}: write the same in both, or ${independent}.`);
  }
}

/** Checks that each service is in the list of the texts, and has content files and a picture. */
function checkServices({ root, items, texts: [defaultTexts], report }: Content): void {
  if (!hasCollection('services')) return;
  const pictures = listArt(root);
  const listed = (defaultTexts?.texts ?? []).filter(({ field }) =>
    /^services\.services-items\[\d+\]\.name$/.test(field),
  );
  for (const { text, place } of listed) {
    const slug = serviceSlug(text);
    if (!slugPattern.test(slug)) {
      place.error(`names ${quote(text)}, which makes no address: use letters, digits, spaces and hyphens.`);
      continue;
    }
    const missing = filesOf('services', slug).filter((file) => !existsSync(join(root, file)));
    const picture = servicePicture(slug).slice(1);
    if (!pictures.some((path) => path.startsWith(`${picture}.`))) missing.push(`${picture}.svg or .jpg`);
    if (missing.length > 0)
      place.error(`names ${quote(text)}: add ${missing.join(' and ')}, or correct the name.`);
  }
  for (const { collection, file, slug } of items)
    if (collection === 'services' && !listed.some(({ text }) => serviceSlug(text) === slug))
      report(file).error(
        'is not in "services.services-items" of src/i18n/locales/*.json: add its name there.',
      );
}

/** Reports items renamed, deleted or hidden since the last push whose addresses lead nowhere. */
function checkLostAddresses(content: Content): void {
  const { root, folders, formerAddresses, today, isOnline, report } = content;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let pushed;
  try {
    pushed = git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    // Without Git, or before the first push, nothing has been published.
    return;
  }
  const options = ['--relative', '--no-renames', '--diff-filter=DM', '--name-only', '-z'];
  for (const file of git('diff', ...options, pushed, '--', 'src/content').split('\0')) {
    const place = folders.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!place || !isSection(place.collection)) continue;
    const slug = file.slice(place.folder.length + 1, -'.md'.length);
    const address = localizePath(place.locale, itemRoute(place.collection, slug));
    if (address in { ...redirects, ...formerAddresses } || isOnline(address, today)) continue;
    const before = readFrontMatter(git('show', `${pushed}:./${file}`));
    if (before && isPublished(readPublication(before), today))
      report(file).warning(
        `was published as ${quote(address)}, which now leads nowhere: undo that, keep the file with "withdrawn: true", or add "formerly: [${slug}]" to the item that takes its place.`,
      );
  }
}

/** Checks what items have to do with each other, with the texts, and with what is published. */
export function checkRelations(content: Content): void {
  checkFolders(content);
  checkNames(content);
  checkStatements(content);
  checkTranslations(content);
  checkServices(content);
  checkLostAddresses(content);
}
