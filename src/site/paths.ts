import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { pagesOf, type List } from '#site/lists.ts';

/** What Astro needs to build a fixed page once per language. */
export const localePaths = () =>
  locales.map(({ code }) => ({ params: { locale: localeParam(code) }, props: { locale: code } }));

/** The value of the `[...locale]` part of an address: nothing for the default language. */
export const localeParam = (code: LocaleCode): string | undefined =>
  code === defaultLocale ? undefined : code;

/**
 * What Astro needs to build the pages of a list after the first.
 * @param getList gives the list of a language
 */
export async function listPaths(getList: (locale: LocaleCode) => Promise<List<unknown>>) {
  const paths = await Promise.all(
    locales.map(async ({ code }) =>
      pagesOf(await getList(code))
        .slice(1)
        .map((page) => ({
          params: { locale: localeParam(code), page: String(page) },
          props: { locale: code, page },
        })),
    ),
  );
  return paths.flat();
}

/**
 * What Astro needs to build a page per item and language.
 * @param list gives the items of a language
 */
export async function itemPaths<Entry extends { slug: string }>(
  list: (locale: LocaleCode) => Promise<Entry[]>,
) {
  const paths = await Promise.all(
    locales.map(async ({ code }) =>
      (await list(code)).map((entry) => ({
        params: { locale: localeParam(code), id: entry.slug },
        props: { locale: code, entry },
      })),
    ),
  );
  return paths.flat();
}
