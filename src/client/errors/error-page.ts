import { localeOfPath } from '#i18n/choose-locale.ts';
import { createBundleLoader } from '#i18n/load-bundle.ts';
import { getLocale, type Texts } from '#i18n/locales.ts';
import { localizePath, parsePath } from '#site/routing.ts';

/** The text at a place such as `main.skipLink`; nothing where the file is of another build and has none there. */
function textAt(texts: Texts, key: string): string | undefined {
  const at = (part: unknown, name: string) => (part as Record<string, unknown> | undefined)?.[name];
  const text = key.split('.').reduce(at, texts);
  return typeof text === 'string' ? text : undefined;
}

/** Fills whatever says which text it shows: src/site/text-keys.ts. */
function fillTexts(texts: Texts) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text], [data-label]')) {
    const { text = '', label = '', name = '' } = element.dataset;
    const shown = textAt(texts, text)?.replace('{{name}}', () => name);
    // A picture may stand before it.
    if (shown) element.lastChild?.replaceWith(shown);
    element.ariaLabel = textAt(texts, label) ?? element.ariaLabel;
  }
}

/**
 * Turns the error page into the language of the address, on hosts that know only one `404.html`. Islands hold content
 * of their own, and must be found as they were built when they wake: they say in which language they are.
 * Does nothing where it already is in that language, or where the texts cannot be had.
 */
async function translateErrorPage(): Promise<void> {
  const page = document.documentElement;
  const locale = localeOfPath(location.pathname);
  const { iso, hyphens } = getLocale(locale);
  if (page.lang === iso) return;
  const waiting = (busy: boolean) => document.querySelector('main')?.setAttribute('aria-busy', String(busy));
  const texts = await createBundleLoader()(iso, waiting);
  if (!texts) return;
  // It would go on saying that the page is in the other language.
  document.querySelector('.language')?.closest('astro-island')?.remove();
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) island.lang = page.lang;
  fillTexts(texts);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not(astro-island a)'))
    link.setAttribute('href', localizePath(locale, parsePath(link.pathname).route));
  page.lang = iso;
  page.toggleAttribute('data-hyphens', hyphens);
  const title = document.querySelector('h1')?.textContent ?? '';
  document.title = texts.meta.titleTemplate.replace('{{title}}', () => title);
}

await translateErrorPage();
