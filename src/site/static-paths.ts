import { defaultLocale, type LocaleCode, locales } from '#i18n/locales.ts';
import { type List, pagesOf } from '#site/lists.ts';
import { pageRoute } from '#site/routes.ts';

/** The value of the `[...locale]` parameter: undefined for the default language. */
const localeParam = (code: LocaleCode): string | undefined => (code === defaultLocale ? undefined : code);

/** `getStaticPaths` for a page that exists once per language. */
export const localePaths = () =>
  locales.map(({ code }) => ({ params: { locale: localeParam(code) }, props: { locale: code } }));

/**
 * `getStaticPaths` for a `[...list]` route: every page of every list below a section.
 * @param getLists returns the lists of a language; the first is the section's own
 */
export async function listPaths<Item>(getLists: (locale: LocaleCode) => Promise<List<Item>[]>) {
  const paths = await Promise.all(
    locales.map(async ({ code }) => {
      const lists = await getLists(code);
      const section = lists[0]?.route ?? '';
      return lists.flatMap((list) =>
        pagesOf(list).map((page) => ({
          params: {
            locale: localeParam(code),
            list: pageRoute(list.route, page).slice(section.length + 1) || undefined,
          },
          props: { locale: code, list, page },
        })),
      );
    }),
  );
  return paths.flat();
}

/**
 * `getStaticPaths` for an `[id]` route: a page per item and language.
 * @param list returns the items of a language
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
