import type { NewsItem, Project, Service } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';

/** A step on the way from the home page: a path without language, and its name. */
export interface Crumb {
  route: string;
  label: string;
}

interface Facts {
  locale: LocaleCode;
  /** Its path without language. */
  route: string;
  /** Its heading; that of the home page is the site's. */
  title: string;
  description: string;
  /** The way from the home page, which is left out, to the page itself. */
  trail: Crumb[];
}

/** What has a page of its own and stands in a list. */
export type Listed = NewsItem | Project | Service;

/** A page to which visitors are led, with what lists, search engines and link previews say of it. */
export type SitePage = Facts &
  (
    | { kind: 'home' | 'about' | 'contact' | 'statement' }
    /** Shows items, by their paths without language. */
    | { kind: 'list'; items: string[] }
    | { kind: 'service'; entry: Service }
    | { kind: 'item'; entry: NewsItem | Project }
  );

/** A page that answers for other addresses, such as the error page. */
export interface UnlistedPage {
  kind: 'unlisted';
  title: string;
  description: string;
}

/** A way of one step. */
export const own = (route: string, label: string): Crumb[] => [{ route, label }];
