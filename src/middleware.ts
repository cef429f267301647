import { defineMiddleware } from 'astro:middleware';
import { parsePath } from '#i18n/shared/urls.ts';
import { useTranslations } from '#i18n/translations.ts';

/** Gives every page, and each component in it, its language, its texts and its entry in the table of pages. */
export const onRequest = defineMiddleware(({ locals, props, url }, next) => {
  const { locale } = parsePath(url.pathname);
  Object.assign(locals, { locale, t: useTranslations(locale), page: props['page'] });
  return next();
});
