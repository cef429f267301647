import { keptName } from '#build/release/kept.ts';
import { cardEnding, cardName, cardsFolder } from '#cards/address.ts';
import { describeCard } from '#cards/content.ts';
import { sourcesOf } from '#cards/sources.ts';
import { cardSize } from '#cards/template.ts';
import { company } from '#company';
import { useTranslations } from '#i18n/translations.ts';
import type { SitePage } from '#site/page.ts';
import { localizePath } from '#site/routing.ts';

/**
 * The card of a page: the picture that others show where somebody shares it (Open Graph).
 * @param page a page that is listed
 * @returns its address, its size in pixels and what it shows in words; `name` is the part of the address
 *   between the folder of cards and the ending
 */
export async function getCard(page: SitePage) {
  const content = await describeCard(page);
  const name = cardName(localizePath(page.locale, page.route), keptName(sourcesOf(content), cardEnding));
  const t = useTranslations(page.locale);
  const words = { title: content.title.replaceAll(/\s+/g, ' '), company: company.name };
  const alt =
    page.kind === 'item'
      ? t('meta.card.altWithCover', { ...words, cover: page.entry.data.coverAlt })
      : t('meta.card.alt', words);
  return { name, path: `/${cardsFolder}/${name}${cardEnding}`, ...cardSize, alt };
}
