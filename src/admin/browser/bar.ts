import type { EditorData, Place } from '#admin/browser/data.ts';
import { folderRead } from '#admin/browser/folder.ts';
import type { LocaleCode } from '#i18n/locales.ts';

/** Where one is in the editor. */
interface Whereabouts {
  place: Place;
  /** The file name of the item that is open, without ending. */
  item: string | undefined;
}

/** A link of the bar. */
export interface BarLink {
  text: string;
  href: string;
  /** Whether it leads out of the editor. */
  outside: boolean;
}

/**
 * Reads the editor's own address.
 * @param hash `#/collections/news-nl/entries/a-new-quay`
 * @param places the collections that there are
 */
export function whereabouts(hash: string, places: readonly Place[]): Whereabouts | undefined {
  const [, id, item] = /^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+))?/.exec(hash) ?? [];
  const place = places.find((candidate) => candidate.id === id);
  return place && { place, item };
}

/**
 * The links for where one is: the page on the site, and the same in every other language.
 * @param here where one is
 * @param data what the build told
 * @param ui the language of the words
 * @param exists tells whether a file is there; nothing where that cannot be known
 */
export async function linksOf(
  { place, item }: Whereabouts,
  { places, words, languages }: Pick<EditorData, 'places' | 'words' | 'languages'>,
  ui: LocaleCode,
  exists: (path: string) => Promise<boolean | undefined>,
): Promise<BarLink[]> {
  const { bar } = words[ui];
  const name = (text: string, locale: LocaleCode) => text.replace('{{language}}', languages[ui][locale]);
  const inside = (text: string, href: string): BarLink => ({ text, href, outside: false });
  const translations = places.filter(
    ({ collection, id }) => collection === place.collection && id !== place.id,
  );
  const links = translations.map(async ({ id, locale, folder }) => {
    if (item === undefined) return inside(name(bar.list, locale), `#/collections/${id}`);
    return (await exists(`${folder}/${item}.md`)) === false
      ? inside(name(bar.begin, locale), `#/collections/${id}/new?_slug=${item}`)
      : inside(name(bar.translation, locale), `#/collections/${id}/entries/${item}`);
  });
  const page = item !== undefined && place.page?.replace('{{slug}}', item);
  const view = page ? [{ text: bar.view, href: page, outside: true }] : [];
  return [...view, ...(await Promise.all(links))];
}

function draw(bar: Element, links: readonly BarLink[]): void {
  bar.replaceChildren(
    ...links.map(({ text, href, outside }) => {
      const link = document.createElement('a');
      link.textContent = text;
      link.href = href;
      if (outside) link.target = '_blank';
      return link;
    }),
  );
}

/**
 * Keeps the bar above the editor at where one is.
 * @param bar the element that holds the links
 * @param find makes the links
 */
export function startBar(bar: Element, find: () => Promise<BarLink[]>): void {
  let latest = 0;
  const update = async () => {
    const own = ++latest;
    const links = await find();
    if (own === latest) draw(bar, links);
  };
  const follow = () => void update();
  // Not every change of the editor's address is told as one of the hash.
  addEventListener('hashchange', follow);
  // Only then can be told what is there.
  addEventListener(folderRead, follow);
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', follow);
  follow();
}
