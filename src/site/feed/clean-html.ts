import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';

/** What a text consists of. Readers of feeds bring styles of their own, and run no scripts. */
const schema: Schema = {
  tagNames: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'ul',
      'ol',
      'li',
      'blockquote',
      'figure',
      'figcaption',
    ],
    ...['pre', 'code', 'em', 'strong', 'del', 'sup', 'sub', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style', 'svg', 'template'],
};

/** The sign with which a heading links to itself; src/build/markdown/anchors.ts makes it. */
const isAnchor = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && [properties['className']].flat().includes('anchor');

/**
 * Makes of a piece of a page what may stand in a feed: its words, pictures and links and nothing else, with addresses
 * that are whole, as readers show it on a site of their own.
 * @param html the piece
 * @param page the address of the page, absolute
 */
export function cleanHtml(html: string, page: string): string {
  const tree = fromParse5(parseFragment(html));
  visit(tree, 'element', (element, index, parent) => {
    if (isAnchor(element) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    for (const name of ['href', 'src']) {
      const address = element.properties[name];
      if (typeof address === 'string') element.properties[name] = URL.parse(address, page)?.href;
    }
    return undefined;
  });
  return toHtml(sanitize(tree, schema)).trim();
}
