import type { AboutPage, CollectionPage, ContactPage, FAQPage, WebPage } from 'schema-dts';
import { getLocale } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { getBreadcrumb } from '#site/page-header.ts';
import type { SitePage } from '#site/page.ts';
import { routes } from '#site/routes.ts';
import { companyId, pageId, refer, websiteId } from '#site/structured-data/ids.ts';
import { describeBreadcrumb } from '#site/structured-data/lists.ts';
import { describeQuestions } from '#site/structured-data/questions.ts';

type Page = WebPage | AboutPage | CollectionPage | ContactPage | FAQPage;

/** What is said of a page of each kind beside what is said of all. */
function describeKind(page: SitePage) {
  switch (page.kind) {
    case 'about':
      return { '@type': 'AboutPage', mainEntity: refer(companyId) } as const;
    case 'contact':
      return { '@type': 'ContactPage', mainEntity: refer(companyId) } as const;
    case 'home':
    case 'statement':
    case 'item':
      return { '@type': 'WebPage' } as const;
    case 'list':
      return { '@type': 'CollectionPage', ...describeListQuestions(page) } as const;
    case 'service':
      return { '@type': 'FAQPage', mainEntity: describeQuestions(page.entry.data.questions) } as const;
  }
}

/** Only the list of services answers questions. */
function describeListQuestions({ locale, route }: SitePage) {
  if (route !== routes.services) return {};
  const { items } = useTranslations(locale)('services.index.questions', { returnObjects: true });
  return { hasPart: { '@type': 'FAQPage', mainEntity: describeQuestions(items) } } as const;
}

/** A page itself. Its description is the one that its head has. */
export function describePage(page: SitePage): Page {
  const { locale, route, title, trail } = page;
  return {
    ...describeKind(page),
    '@id': pageId(locale, route),
    inLanguage: getLocale(locale).iso,
    isPartOf: refer(websiteId),
    // The home page has the name of the site.
    ...(trail.length > 0 && { name: title, breadcrumb: describeBreadcrumb(locale, getBreadcrumb(page)) }),
  };
}
