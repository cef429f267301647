import type { Handle } from 'hast-util-to-mdast';
import type { FootnoteDefinition } from 'mdast';
import { isElement } from './elements.ts';

/** The number of a note, where the text refers to it. */
const refer: Handle = (state, element) => {
  const link = element.children.find((child) => isElement(child, 'a'));
  if (!link || !('dataFootnoteRef' in link.properties)) return state.all(element);
  const [number] = state.all(link);
  const identifier = number?.type === 'text' ? number.value : '';
  return { type: 'footnoteReference', identifier, label: identifier };
};

/** The notes below a text; a reader of Markdown adds their heading. */
const define: Handle = (state, element) => {
  const list = element.children.find((child) => isElement(child, 'ol'));
  if (!('dataFootnotes' in element.properties) || !list) return state.toFlow(state.all(element));
  return list.children
    .filter((item) => isElement(item))
    .map((item, index): FootnoteDefinition => {
      const identifier = String(index + 1);
      const children = state.toFlow(state.all(item)) as FootnoteDefinition['children'];
      return { type: 'footnoteDefinition', identifier, label: identifier, children };
    });
};

/** How notes are written in Markdown: `[^1]`. */
export const footnoteHandlers = { sup: refer, section: define };
