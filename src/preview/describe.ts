import type { NewsItem, Project } from '#content/queries.ts';
import { isPublished, publicationDay, type Publication } from '#content/publication.ts';
import { formatDate, nameLanguages } from '#i18n/format.ts';
import { otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { getSwitch } from '#site/graph.ts';
import { itemRoute } from '#site/routes.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { formatFinding } from '#tools/check-content/messages.ts';

/** An item that may be a draft, or planned. */
export type PlannedItem = NewsItem | Project;

/**
 * Why an item is not public yet, in the language of its page.
 * @returns nothing for one that is
 */
export function stateOf({ data }: PlannedItem, locale: LocaleCode): string | undefined {
  const t = useTranslations(locale);
  const { draft, date }: Publication = data;
  const planned = date && !isPublished({ date }, publicationDay(import.meta.env.PUBLISH_DAY));
  const day = planned && formatDate(date, locale);
  if (draft) return day ? t('preview.draftPlanned', { date: day }) : t('preview.draft');
  return day ? t('preview.planned', { date: day }) : undefined;
}

/**
 * What `npm run check:content` finds in an item.
 * @returns its errors and warnings, each with its line
 */
export async function remarksOn({
  id,
  collection,
}: PlannedItem): Promise<{ line: number | undefined; remark: string }[]> {
  const { findings } = await checkContent(process.cwd());
  return findings
    .filter(({ file }) => file === `src/content/${collection}/${id}.md`)
    .map((finding) => ({ line: finding.line, remark: formatFinding(finding) }));
}

/**
 * The same item in the other languages.
 * @returns for each language its address, or the file that is still to be written, if it is to be
 */
export async function translationsOf({ collection, slug, data }: PlannedItem, locale: LocaleCode) {
  const route = itemRoute(collection, slug);
  const translations = otherLocales(locale).map(async ({ code }) => {
    const { href, exact } = await getSwitch(route, code);
    const file = exact ? undefined : `src/content/${collection}/${code}/${slug}.md`;
    return { href, file, wanted: !data.translation, language: nameLanguages([code], locale) };
  });
  return Promise.all(translations);
}
