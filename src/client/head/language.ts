import { chooseOnEntry } from '#i18n/choose-locale.ts';
import { readLocaleCookie } from '#i18n/locale-cookie.ts';
import { defaultLocale } from '#i18n/locales.ts';

// Inlined in the head of pages without a prefix, for hosts and caches that cannot choose.
try {
  // A link followed inside the site is a choice already. What costs most time is asked last.
  const locale = document.referrer.startsWith(`${location.origin}/`)
    ? defaultLocale
    : chooseOnEntry({ cookie: readLocaleCookie(document.cookie), languages: navigator.languages });
  if (locale !== defaultLocale && !document.prerendering) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Only a page of the default language carries this, and no alternate of it does: it cannot go round.
    const link =
      navigation?.type === 'navigate' && document.querySelector<HTMLLinkElement>(`link[hreflang^=${locale}]`);
    // The link names the published site, which this host need not be.
    if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
  }
} catch {
  // Cookies that throw, an old browser: the page stays as it is.
}
