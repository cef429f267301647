import { chooseLocale } from '#i18n/choose-locale.ts';
import { readLocaleCookie } from '#i18n/locale-cookie.ts';
import { defaultLocale } from '#i18n/locales.ts';

// Inlined in the head of pages without a prefix, for hosts and caches that cannot choose.
try {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document.prerendering && navigation?.type === 'navigate') {
    const locale = chooseLocale({
      path: location.pathname,
      cookie: readLocaleCookie(document.cookie),
      languages: navigator.languages,
      entry: !document.referrer.startsWith(`${location.origin}/`),
    });
    // Only a page of the default language carries this, and no alternate of it does: it cannot go round.
    const link =
      locale !== defaultLocale && document.querySelector<HTMLLinkElement>(`link[hreflang^=${locale}]`);
    // The link names the published site, which this host need not be.
    if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
  }
} catch {
  // Cookies that throw, an old browser: the page stays as it is.
}
