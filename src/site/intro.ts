import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { useTranslations } from '#i18n/translations.ts';

/** Target of the arrow in the hero. */
const listId = 'intro';

/**
 * Returns the props of the home page's hero and intro list.
 * @throws {Error} if an item links to a page that doesn't exist
 */
export function getIntro(locale: LocaleCode) {
  const t = useTranslations(locale);
  const items = t('intro.list.items', { returnObjects: true }).map(({ title, text, link }, index) => {
    if (!isRouteName(link.page)) {
      throw new Error(
        `src/i18n/locales/${getLocale(locale).file}: intro.list.items[${index}].link.page is "${link.page}", ` +
          `expected one of ${Object.keys(routes).join(', ')}.`,
      );
    }
    return { title, text, link: { href: localizePath(locale, routes[link.page]), label: link.label } };
  });
  return {
    hero: {
      title: t('intro.title'),
      text: t('intro.text'),
      actions: [
        { href: localizePath(locale, routes.services), label: t('intro.actions.services') },
        { href: localizePath(locale, routes.contact), label: t('intro.actions.contact') },
      ],
      scroll: { href: `#${listId}`, label: t('main.scroll') },
    },
    list: { id: listId, title: t('intro.list.title'), items },
  };
}
