import type { TFunction } from 'i18next';
import type { LocaleCode } from '#i18n/shared/locales.ts';
import type { SitePage } from '#site/pages.ts';

declare global {
  namespace App {
    /** What src/middleware.ts sets for every page and endpoint. */
    interface Locals {
      locale: LocaleCode;
      /** The texts of the language. */
      t: TFunction;
      /** The page's entry in the table of pages. Endpoints, such as feeds, have none. */
      page: SitePage;
    }
  }
}
