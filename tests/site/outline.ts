import { createHash } from 'node:crypto';
import { HTMLElement, TextNode } from 'node-html-parser';

/** Removes the hashes from the addresses of assets, which visitors can't tell apart. */
export const maskHashes = (text: string): string =>
  text
    .replace(/(\/assets\/[\w%.-]+?)\.[\w-]{8}(?:_\w+)?((?:-night)?\.\w+)/g, '$1$2')
    .replace(/(\/assets\/fonts\/)[\da-f]{16}/g, '$1font');

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Attributes without the names that Astro makes of a file's path or an island's properties. */
const attributesOf = ({ attributes }: HTMLElement) =>
  Object.entries(attributes)
    .filter(([name]) => !/^(?:uid|prefix|xmlns)$/.test(name))
    .map(([name, value]) => [name, name === 'class' ? value.replace(/ ?\bastro-\w+/g, '').trim() : value])
    .filter(([name, value]) => name !== 'class' || value)
    .map(([name, value]) => (value ? ` ${name}="${maskHashes(value)}"` : ` ${name}`))
    .join('');

/** A drawing or an icon by its checksum, with the words in it. */
const outlineDrawing = (element: HTMLElement) => {
  const words = element.querySelectorAll('text, title').map(({ textContent }) => ` "${textContent.trim()}"`);
  return [`svg ${checksum(element.outerHTML.replace(/ ?\bastro-\w{8}\b/g, ''))}${words.join('')}`];
};

/** What a script or a style sheet says to a reader of the page: only data does. */
const dataOf = (element: HTMLElement) =>
  element.getAttribute('type')?.endsWith('json')
    ? JSON.stringify(JSON.parse(maskHashes(element.textContent)), undefined, 2).split('\n')
    : [];

/**
 * Describes an element by a line for each element and text in it.
 * @param known outlines that another page has: of each that is here again, only the first line is given
 */
export function outline(element: HTMLElement, known?: ReadonlySet<string>): string[] {
  const name = element.rawTagName.toLowerCase();
  if (name === 'svg') return outlineDrawing(element);
  const first = `${name}${attributesOf(element)}`;
  const content = /^(?:script|style)$/.test(name)
    ? dataOf(element)
    : element.childNodes.flatMap((node) => {
        if (node instanceof HTMLElement) return outline(node, known);
        const text = node instanceof TextNode ? node.text.replace(/\s+/g, ' ') : ' ';
        return text === ' ' || !text ? [] : [`"${text}"`];
      });
  const [text = '', ...others] = content;
  if (others.length === 0 && text.startsWith('"')) return [`${first} ${text}`];
  const lines = [first, ...content.map((line) => `  ${line}`)];
  return lines.length > 3 && known?.has(lines.join('\n')) ? [`${first} … as on the home page`] : lines;
}

/** The outlines of an element and of all within it. */
export const outlinesIn = (element: HTMLElement): Set<string> =>
  new Set(element.querySelectorAll('*').map((part) => outline(part).join('\n')));
