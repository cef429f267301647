import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsIn, textOf } from '#build/pages/html-tree.ts';

/** What a page says of itself to those who have not read it. */
export interface Identity {
  title: string;
  description: string;
  /** The address to keep; a page that answers for other addresses has none. */
  canonical: string | undefined;
  /** Its versions by language tag, itself included. */
  alternates: { language: string; address: string }[];
}

/** Reads what a page says of itself. */
export function readIdentity(document: Tree.Document): Identity {
  const elements = [...elementsIn(document)];
  const find = (name: string, attribute: string, value: string) =>
    elements.find((element) => element.tagName === name && attributeOf(element, attribute) === value);
  const title = elements.find(({ tagName }) => tagName === 'title');
  const [description, canonical] = [find('meta', 'name', 'description'), find('link', 'rel', 'canonical')];
  return {
    title: title ? textOf(title).trim() : '',
    description: (description && attributeOf(description, 'content')?.trim()) ?? '',
    canonical: canonical && attributeOf(canonical, 'href'),
    alternates: elements.flatMap((element) => {
      const [language, address] = [attributeOf(element, 'hreflang'), attributeOf(element, 'href')];
      return element.tagName === 'link' && language && address ? [{ language, address }] : [];
    }),
  };
}

/**
 * Finds pages that a search engine would take for others, or for nothing.
 * @param pages what each says of itself, with the name of its file
 * @returns a sentence for each find, with file and remedy
 */
export function findConfusing(pages: readonly (Identity & { file: string })[]): string[] {
  const listed = pages.filter(({ canonical }) => canonical !== undefined);
  const byAddress = Map.groupBy(listed, ({ canonical }) => canonical);
  const names = (address: string, page: Identity) =>
    byAddress.get(address)?.some((other) => other.alternates.some((back) => back.address === page.canonical));

  const wordless = pages.flatMap((page) =>
    (['title', 'description'] as const)
      .filter((name) => page[name] === '')
      .map((name) => `dist/${page.file} has no ${name}: give its page one where src/site lists it.`),
  );
  const shared = [...byAddress].flatMap(([address, [first, ...others]]) =>
    others.map(
      ({ file }) =>
        `dist/${file} and dist/${first?.file} both say that ${address} is their address: each needs its own.`,
    ),
  );
  const oneSided = listed.flatMap((page) =>
    page.alternates
      .filter(({ address }) => !names(address, page))
      .map(
        ({ language, address }) =>
          `dist/${page.file} names ${address} as its version in ${language}, which does not name it back: ` +
          'both must stand in src/site/pages.ts under one route.',
      ),
  );
  return [...wordless, ...shared, ...oneSided];
}
