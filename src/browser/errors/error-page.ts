import { createTranslate, pairTexts } from '#browser/errors/translate.ts';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { createBundleLoader } from '#i18n/load-bundle.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { localizePath, parsePath } from '#site-map/routing.ts';

type Translate = (text: string) => string | undefined;

const loadBundle = createBundleLoader();

/** Islands hold content of their own, and must be found as they were built when they wake. */
const isIsland = (node: Node | null): boolean =>
  node instanceof Element && node.closest('astro-island') !== null;

function translateTexts(translate: Translate) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (isIsland(node.parentElement)) continue;
    const text = node.nodeValue?.trim();
    const translated = text && translate(text);
    if (text && translated) node.nodeValue = node.nodeValue?.replace(text, () => translated) ?? '';
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    const label = isIsland(element) ? undefined : translate(element.ariaLabel ?? '');
    if (label) element.ariaLabel = label;
  }
}

function translateLinks(locale: LocaleCode) {
  for (const link of document.querySelectorAll('a')) {
    const path = link.getAttribute('href') ?? '';
    // The one address with an ending that exists per language is the feed.
    if (isIsland(link) || !path.startsWith('/') || (path.includes('.') && !path.endsWith('/rss.xml')))
      continue;
    link.setAttribute('href', localizePath(locale, parsePath(path).route));
  }
}

/**
 * Turns the error page into the language of the address, on hosts that know only one `404.html`.
 * Does nothing where it already is in that language, or where the texts cannot be had.
 */
async function translateErrorPage(): Promise<void> {
  const page = document.documentElement;
  const locale = localeOfPath(location.pathname);
  const { iso, hyphens } = getLocale(locale);
  if (page.lang === iso) return;
  const waiting = (busy: boolean) => document.querySelector('main')?.setAttribute('aria-busy', String(busy));
  const [from, to] = await Promise.all([loadBundle(page.lang), loadBundle(iso, waiting)]);
  if (!from || !to) return;
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) island.lang = page.lang;
  translateTexts(createTranslate(pairTexts(from, to)));
  translateLinks(locale);
  page.lang = iso;
  page.toggleAttribute('data-hyphens', hyphens);
  const title = document.querySelector('h1')?.textContent ?? '';
  document.title = to.meta.titleTemplate.replace('{{title}}', () => title);
}

await translateErrorPage();
