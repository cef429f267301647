import { chooseOnEntry, readLocaleCookie } from '#shared/locale-choice.ts';
import { defaultLocale } from '#shared/locales.ts';

// Redirects to the visitor's language: the only place where a script chooses one. Inlined in the head of
// pages without a prefix, for static hosts and for pages from a cache, which can't negotiate. Otherwise
// src/server/language.ts, which applies the same rule, has redirected already.
try {
  // A link followed inside the site is already a choice. The most expensive condition comes last.
  const locale = document.referrer.startsWith(`${location.origin}/`)
    ? defaultLocale
    : chooseOnEntry(readLocaleCookie(document.cookie), navigator.languages);
  if (locale !== defaultLocale && !document.prerendering) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // No redirect loop: only pages in the default language have this script.
    const link =
      navigation?.type === 'navigate' && document.querySelector<HTMLLinkElement>(`link[hreflang^=${locale}]`);
    // Only the path, because the link names the published site and this may be another host.
    if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
  }
} catch {
  // Blocked cookies or an old browser: no redirect.
}
