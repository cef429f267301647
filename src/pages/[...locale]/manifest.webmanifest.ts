import type { APIContext } from 'astro';
import { company } from '#company';
import { getLocale } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { getNavigation } from '#site/navigation.ts';
import { localePaths } from '#site/pages.ts';
import { routes } from '#site/routes.ts';
import { themeColours } from '#styles/colours.ts';

export const getStaticPaths = localePaths;

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web application manifest of a language (W3C). */
export function GET({ locals: { locale, t } }: APIContext) {
  const start = localizePath(locale, routes.home);
  return Response.json({
    id: start,
    start_url: start,
    scope: '/',
    lang: getLocale(locale).iso,
    dir: 'ltr',
    name: t('meta.title'),
    short_name: company.name,
    description: t('meta.description'),
    display: 'standalone',
    // A manifest has one colour; the `theme-color` of each page has one per colour scheme.
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons,
    shortcuts: getNavigation(locale, routes.home).map(({ label, href }) => ({ name: label, url: href })),
  });
}
