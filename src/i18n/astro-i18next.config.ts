import type { AstroI18nextConfig } from 'astro-i18next';
import { defaultLocale, locales } from '#shared/locales.ts';

// The client asked for this package, a beta of 2023. Without it, src/i18n/translations.ts would call
// `i18next.init`. That module loads the texts: the file backend would read them from public/, and publish
// them.
export default {
  defaultLocale,
  locales: locales.map(({ code }) => code),
  i18nextServer: { fallbackLng: false, returnNull: false, interpolation: { escapeValue: false } },
  i18nextServerPlugins: { fsBackend: null },
} satisfies AstroI18nextConfig;
