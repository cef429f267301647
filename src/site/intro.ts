import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { useTranslations } from '#i18n/translations.ts';

/** Where the arrow of the home page's scene leads. */
const listId = 'intro';

/**
 * The opening of the home page: the promise with its two actions, and the list below it.
 * @throws {Error} when an item of the list links to a page that does not exist
 */
export function getIntro(locale: LocaleCode) {
  const t = useTranslations(locale);
  const items = t('intro.list.items', { returnObjects: true }).map(({ title, text, link }, index) => {
    if (!isRouteName(link.page)) {
      throw new Error(
        `src/i18n/locales/${getLocale(locale).file}: intro.list.items[${index}].link.page is "${link.page}", ` +
          `want one of ${Object.keys(routes).join(', ')}.`,
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
