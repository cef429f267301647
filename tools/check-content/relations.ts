import { facts } from '#company';
import { collections } from '#content/collections.ts';
import { isReleased } from '#content/publication.ts';
import { slugPattern } from '#content/slug.ts';
import { toPlainDate } from '#i18n/format.ts';
import { otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { contentFolders, type Item } from './files.ts';
import { quote, suggest, type Report } from './messages.ts';

/** The front matter of an item, not validated. */
const fieldsOf = ({ markdown }: Item): Readonly<Record<string, unknown>> =>
  Object(markdown?.frontMatter.data) as Record<string, unknown>;

const isIndependent = (item: Item) => fieldsOf(item)['translation'] === 'independent';

const placeOf = ({ file, markdown }: Item, field: string) => ({
  file,
  line: markdown?.frontMatter.fields.get(field)?.line,
  field,
});

/**
 * Checks items against each other and against the day of the build.
 * @param today as midnight UTC
 */
export function checkRelations(items: Item[], today: Date, report: Report): void {
  checkTranslations(items, report);
  checkDuplicates(items, report);
  checkLimits(items, report);
  checkProjects(items, report);
  checkDates(items, today, report);
  checkFormerNames(items, report);
  checkOtherLanguages(items, report);
}

/**
 * Reports missing translations, except of items with `translation: independent`: once for each item, at the file in the
 * first language.
 */
function checkTranslations(items: Item[], report: Report): void {
  const existing = Map.groupBy(items, ({ collection, id }) => `${collection}/${id}`);
  const translationsOf = ({ collection, id }: Item) => existing.get(`${collection}/${id}`) ?? [];
  const lacks = (item: Item, code: LocaleCode) =>
    translationsOf(item).every(({ locale }) => locale !== code) &&
    (collections[item.collection].everyLanguage ||
      translationsOf(item).every(
        (other) => other.markdown && isReleased(other.publication) && !isIndependent(other),
      ));
  for (const [item] of existing.values()) {
    if (!item) continue;
    const { file, collection, locale, id } = item;
    const missing = otherLocales(locale).filter(({ code }) => lacks(item, code));
    if (missing.length === 0) continue;
    const translations = missing
      .map(({ code }) => `src/content/${collection}/${code}/${id}.md`)
      .join(' and ');
    const partner = items.find(
      (other) => lacks(other, locale) && lacks(item, other.locale) && isSimilar(item, other),
    );
    if (collections[collection].everyLanguage) report({ file }, 'no-translation', { translations });
    else if (!partner) report({ file }, 'no-optional-translation', { translations });
    // Of two files with different names, the one in the first language keeps its name.
    else if (items.indexOf(partner) < items.indexOf(item) && slugPattern.test(partner.id))
      report({ file }, 'translation-name', { other: partner.file, name: `${partner.id}.md` });
  }
}

/** Whether two items have the same picture or the same date, as translations usually do. */
function isSimilar(one: Item, other: Item): boolean {
  const isSame = (a: unknown, b: unknown) => a !== undefined && a === b;
  return (
    one.collection === other.collection &&
    (isSame(fieldsOf(one)['cover'], fieldsOf(other)['cover']) ||
      isSame(one.publication.date?.valueOf(), other.publication.date?.valueOf()))
  );
}

/** Reports published items with the same title or summary, such as an unfinished copy. */
function checkDuplicates(items: Item[], report: Report): void {
  const seen = new Map<string, string>();
  for (const item of items.filter(({ publication }) => isReleased(publication))) {
    for (const field of ['title', 'summary']) {
      const value = fieldsOf(item)[field];
      if (typeof value !== 'string' || !value.trim()) continue;
      const key = [item.folder, field, value.trim()].join('\n');
      const other = seen.get(key);
      if (other) report(placeOf(item, field), 'repeated', { value: quote(value.trim()), other });
      else seen.set(key, item.file);
    }
  }
}

/** Reports folders with more published items than the page shows. */
function checkLimits(items: Item[], report: Report): void {
  for (const { collection, folder } of contentFolders) {
    const { maxItems } = collections[collection];
    const amount = items.filter((item) => item.folder === folder && isReleased(item.publication)).length;
    if (maxItems !== undefined && amount > maxItems)
      report({ file: folder }, 'too-many', { amount, most: maxItems, excess: amount - maxItems });
  }
}

/** Reports testimonials for a project that doesn't exist in any language. */
function checkProjects(items: Item[], report: Report): void {
  const projects = new Set(items.filter(({ collection }) => collection === 'projects').map(({ id }) => id));
  for (const item of items.filter(({ collection }) => collection === 'testimonials')) {
    const { project } = fieldsOf(item);
    if (typeof project !== 'string' || projects.has(project)) continue;
    const remedy = suggest(project, projects, 'use the name of a file in src/content/projects, without .md.');
    report(placeOf(item, 'project'), 'unknown-project', { value: quote(project), remedy });
  }
}

/** Reports dates that are usually typing errors. */
function checkDates(items: Item[], today: Date, report: Report): void {
  const horizon = today.valueOf() + 366 * 86_400_000;
  for (const item of items) {
    const { publication, collection, id } = item;
    const { date } = publication;
    if (!date || !isReleased(publication)) continue;
    const place = placeOf(item, 'date');
    const value = toPlainDate(date);
    if (date.valueOf() > horizon) report(place, 'far-ahead', { value });
    if (date.getUTCFullYear() < facts.founded) report(place, 'before-founding', { value });
    const original = items.find((other) => other.collection === collection && other.id === id);
    const other = original?.publication.date && toPlainDate(original.publication.date);
    if (original && other && other !== value && !isIndependent(item))
      report(place, 'date-differs', { value, other: original.file, day: other });
  }
}

/** Reports former names that an item in the same folder has, or had. */
function checkFormerNames(items: Item[], report: Report): void {
  const owners = new Map(items.map(({ folder, id, file }) => [`${folder}/${id}`, file]));
  for (const item of items) {
    const { formerly } = fieldsOf(item);
    for (const [index, name] of (Array.isArray(formerly) ? formerly : []).entries()) {
      const key = `${item.folder}/${name}`;
      const other = owners.get(key);
      if (other)
        report(placeOf(item, `formerly[${index}]`), 'former-name', { value: quote(String(name)), other });
      owners.set(key, item.file);
    }
  }
}

/** Reports items that are withdrawn, or have a former name, in one of their languages only. */
function checkOtherLanguages(items: Item[], report: Report): void {
  const namesIn = (item: Item) => [fieldsOf(item)['formerly'] ?? []].flat();
  for (const item of items) {
    const others = items.filter(
      (other) => other !== item && other.collection === item.collection && other.id === item.id,
    );
    const bound = isIndependent(item)
      ? []
      : others.filter((other) => !isIndependent(other) && fieldsOf(other)['draft'] !== true);
    const reportLacking = (field: string, has: (other: Item) => boolean) => {
      const lacking = bound.filter((other) => !has(other)).map(({ file }) => file);
      if (lacking.length > 0) report(placeOf(item, field), 'one-language', { other: lacking.join(' and ') });
    };
    const isWithdrawn = (other: Item) => fieldsOf(other)['withdrawn'] === true;
    if (isWithdrawn(item)) reportLacking('withdrawn', isWithdrawn);
    for (const [index, name] of namesIn(item).entries())
      reportLacking(`formerly[${index}]`, (other) => namesIn(other).includes(name));
  }
}
