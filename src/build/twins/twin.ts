import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { stringify } from 'yaml';
import { attributeOf, elementsIn } from '#build/pages/html-tree.ts';
import { makeReadingCopy } from './reading-copy.ts';
import { toMarkdown } from './to-markdown.ts';

/** The same as a page, in Markdown. */
export interface Twin {
  /** Where it stands: `/about.md`. */
  address: string;
  markdown: string;
}

/** What is said about a page in its head, and who says it. */
function readHead(document: Tree.Document) {
  const elements = [...elementsIn(document)];
  const find = (tagName: string, name: string, value: string, wanted: string) => {
    const found = elements.find(
      (element) => element.tagName === tagName && attributeOf(element, name) === value,
    );
    return found && attributeOf(found, wanted);
  };
  const root = elements.find(({ tagName }) => tagName === 'html');
  return {
    twin: find('link', 'type', 'text/markdown', 'href'),
    about: {
      title: find('meta', 'property', 'og:title', 'content'),
      description: find('meta', 'name', 'description', 'content'),
      canonical: find('link', 'rel', 'canonical', 'href'),
      language: root && attributeOf(root, 'lang'),
    },
    main: elements.find(({ tagName }) => tagName === 'main'),
  };
}

/**
 * Makes the Markdown twin of a page out of the page itself, so that they cannot differ.
 * @param document the page, which stays as it is
 * @param file its name, for messages
 * @returns the text of its main part, with YAML in front; nothing where the page announces no twin
 * @throws {Error} when it announces one and says too little about itself
 */
export function makeTwin(document: Tree.Document, file: string): Twin | undefined {
  const { twin, about, main } = readHead(document);
  if (twin === undefined) return undefined;
  const lacking = Object.entries({ ...about, 'main part': main }).find(([, value]) => !value);
  if (lacking || !main || !about.canonical) {
    throw new Error(
      `dist/${file}: announces ${twin} without a ${lacking?.[0]}: adapt src/components/layout/Head.astro.`,
    );
  }
  const copy = fromParse5(main) as Element;
  makeReadingCopy(copy, about.canonical);
  const front = stringify(about, { lineWidth: 0 });
  return { address: twin, markdown: `---\n${front}---\n\n${toMarkdown(copy)}` };
}
