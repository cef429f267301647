import { defineMiddleware } from 'astro:middleware';
import type { TFunction } from 'i18next';
import { useTranslations } from '#i18n/translations.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { parsePath } from '#shared/urls.ts';
import type { SitePage } from '#site/pages.ts';

declare global {
  namespace App {
    interface Locals {
      locale: LocaleCode;
      t: TFunction;
      /** The page's entry in the table of pages. In an endpoint, such as a feed, reading it throws. */
      readonly page: SitePage;
    }
  }
}

/** Gives every page and component its language, its texts and its entry in the table of pages. */
export const onRequest = defineMiddleware(({ locals, props, url }, next) => {
  const { locale } = parsePath(url.pathname);
  Object.assign(locals, { locale, t: useTranslations(locale) });
  Object.defineProperty(locals, 'page', {
    get() {
      if (props['page']) return props['page'];
      throw new Error(`${url.pathname} is not in the table of pages: see src/site/pages.ts.`);
    },
  });
  return next();
});
