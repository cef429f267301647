import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '#company';
import { collections } from '#content/collections.ts';
import { isReleased } from '#content/publication.ts';
import { serviceDrawing, serviceSlug } from '#content/slug.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#i18n/shared/locales.ts';
import { contentFolders, type Content, type Item } from './content.ts';
import { quote, suggest } from './findings.ts';

const isIndependent = ({ fields }: Item) => fields['translation'] === 'independent';
const independent = 'add "translation: independent"';

/**
 * Reports missing translations, except of items with `translation: independent`: once for each item, at the file in the
 * first language.
 */
export function checkTranslations({ translations, report }: Content): void {
  const isBound = (item: Item) =>
    collections[item.collection].everyLanguage ||
    (item.frontMatter && isReleased(item.publication) && !isIndependent(item));
  const incomplete = translations.flatMap((items) => {
    const missing = locales.filter(({ code }) => items.every(({ locale }) => locale !== code));
    const isIncomplete = missing.length > 0 && items.every(isBound);
    return isIncomplete ? items.slice(0, 1).map((item) => ({ ...item, missing })) : [];
  });
  for (const item of incomplete) {
    const { file, collection, slug, missing } = item;
    const files = missing.map(({ code }) => `src/content/${collection}/${code}/${slug}.md`).join(' and ');
    const partner = incomplete.find((other) => other.locale !== item.locale && isSimilar(item, other));
    if (collections[collection].everyLanguage)
      report(file).error(`does not exist in every language: write ${files}, or remove this file too.`);
    else if (!partner) report(file).warning(`has no ${files}: write it, or ${independent}.`);
    // Of two files with different names, the one in the first language keeps its name.
    else if (incomplete.indexOf(partner) < incomplete.indexOf(item))
      report(file).warning(
        `may translate ${partner.file}: rename it to ${partner.slug}.md, or ${independent}.`,
      );
  }
}

/** Whether two items have the same picture or the same date, as translations usually do. */
const isSimilar = (one: Item, other: Item): boolean =>
  one.collection === other.collection &&
  ['cover', 'date'].some(
    (field) => field in one.fields && String(one.fields[field]) === String(other.fields[field]),
  );

/** Reports what differs between the languages of an item: its date, its former names, and whether it is withdrawn. */
export function checkDifferences({ translations }: Content): void {
  for (const items of translations) {
    const [first, ...others] = items.filter((item) => !item.publication.draft && !isIndependent(item));
    if (!first) continue;
    for (const field of ['date', 'formerly', 'withdrawn'] as const) {
      for (const other of others) {
        if (JSON.stringify(first.publication[field]) === JSON.stringify(other.publication[field])) continue;
        const [item, translation] = field in other.fields ? [other, first] : [first, other];
        item
          .at(field)
          .warning(`differs from ${translation.file}: write the same in both, or ${independent}.`);
      }
    }
  }
}

/** Reports dates that are usually typing errors. */
export function checkDates({ items, today }: Content): void {
  for (const { publication, at } of items) {
    const { date } = publication;
    if (!date || !isReleased(publication)) continue;
    const isFar = date.valueOf() > today.valueOf() + 366 * 86_400_000;
    if (isFar || date.getUTCFullYear() < facts.founded)
      at('date').warning(`is ${toPlainDate(date)}, long ago or far ahead: check the year.`);
  }
}

/** Reports published items with the same title or summary, such as an unfinished copy. */
export function checkDuplicates({ items }: Content): void {
  const seen = new Map<string, string>();
  for (const { file, folder, fields, at } of items.filter(({ publication }) => isReleased(publication))) {
    for (const field of ['title', 'summary']) {
      const value = typeof fields[field] === 'string' ? fields[field].trim() : '';
      const other = value && seen.get([folder, field, value].join('\n'));
      if (other) at(field).error(`is ${quote(value)}, the same as in ${other}: write a different one.`);
      else seen.set([folder, field, value].join('\n'), file);
    }
  }
}

/** Reports folders with more published items than the page shows. */
export function checkLimits({ items, report }: Content): void {
  for (const { collection, folder } of contentFolders) {
    const { maxItems = Infinity } = collections[collection];
    const { length } = items.filter((item) => item.folder === folder && isReleased(item.publication));
    const excess = length - maxItems;
    if (excess > 0)
      report(folder).error(`has ${length} items, its page shows ${maxItems}: remove ${excess}.`);
  }
}

/** Reports testimonials for a project that doesn't exist in any language. */
export function checkProjects({ items }: Content): void {
  const projects = items.filter(({ collection }) => collection === 'projects').map(({ slug }) => slug);
  for (const { fields, at } of items.filter(({ collection }) => collection === 'testimonials')) {
    const { project } = fields;
    if (typeof project !== 'string' || projects.includes(project)) continue;
    const remedy = suggest(project, projects, 'use the name of a file in src/content/projects, without .md.');
    at('project').error(`is ${quote(project)}, which is not a project: ${remedy}`);
  }
}

/** Reports former names that an item in the same folder has, or had. */
export function checkFormerNames({ items }: Content): void {
  const owners = new Map(items.map(({ folder, slug, file }) => [`${folder}/${slug}`, file]));
  for (const { file, folder, publication, at } of items) {
    for (const [index, name] of publication.formerly.entries()) {
      const other = owners.get(`${folder}/${name}`);
      const message = `is ${quote(name)}, which ${other} is or was called: delete it, or rename that file.`;
      if (other) at(`formerly[${index}]`).error(message);
      owners.set(`${folder}/${name}`, file);
    }
  }
}

/** Checks that each service is in the list of the English texts, and has texts, content files and a drawing. */
export function checkServices({ root, items, english, report }: Content): void {
  if (!english) return;
  const services = items.filter(({ collection }) => collection === 'services');
  const listed = english.texts.filter(({ field }) => /^services\.services-items\[\d+\]\.name$/.test(field));
  for (const { text, place } of listed) {
    const slug = serviceSlug(text);
    const files = locales.map(({ code }) => `src/content/services/${code}/${slug}.md`).join(' and ');
    if (!services.some((service) => service.slug === slug))
      place.error(`names ${quote(text)}, which has no file: correct it, or write ${files}.`);
    else if (!english.values.has(`services.${slug}`))
      english.at(`services.${slug}`).error('is missing: write the texts of this service, as for the others.');
    else if (!existsSync(join(root, serviceDrawing(slug))))
      place.error(`names a service without a drawing: add ${serviceDrawing(slug).slice(1)}, 1600 by 800.`);
  }
  for (const { file, slug } of services)
    if (!listed.some(({ text }) => serviceSlug(text) === slug))
      report(file).error('is not in "services.services-items" of the texts: add its English name there.');
}
