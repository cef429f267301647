import { siteUrl } from '#company';
import type { LocaleCode } from '#i18n/locales.ts';
import { homeRoute, localizePath } from '#site/routing.ts';

/** Points at a thing that is described elsewhere, in the same graph or on another page (JSON-LD 1.1, 3.3). */
export const refer = (id: string) => ({ '@id': id });

/** The whole address of a page, which is its id as well. */
export const pageId = (locale: LocaleCode, route: string): string => siteUrl + localizePath(locale, route);

/** What a page is about, if it has a page of its own; of one language, as its page is. */
export const topicId = (locale: LocaleCode, route: string): string => `${pageId(locale, route)}#topic`;

/** The address of the whole site: the home page for whoever speaks none of its languages. */
export const homeAddress = siteUrl + homeRoute;

/** The company: one for all languages. */
export const companyId = `${homeAddress}#company`;

/** The site: one, which is written in several languages. */
export const websiteId = `${homeAddress}#website`;
