import type { NewsItem } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { itemRoute } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

/**
 * Links to the older and the newer item.
 * @param entry the current item
 * @param news all items, newest first
 */
export function getPrevNext(locale: LocaleCode, entry: NewsItem, news: NewsItem[]) {
  const t = useTranslations(locale);
  const index = news.findIndex(({ id }) => id === entry.id);
  const link = (item: NewsItem | undefined, label: string) =>
    item && {
      href: localizePath(locale, itemRoute(item.collection, item.slug)),
      label,
      title: item.data.title,
      cover: { src: item.data.cover, focus: item.data.coverFocus },
    };
  return {
    label: t('news.prevNext.label'),
    previous: link(news[index + 1], t('news.prevNext.previous')),
    next: link(index > 0 ? news[index - 1] : undefined, t('news.prevNext.next')),
  };
}
