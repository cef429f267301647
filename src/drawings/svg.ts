import { optimize, type PluginConfig, type XastElement } from 'svgo';
import { fillColours } from '#styles/colours.ts';

/** Elements that hold more than a drawing, also with a prefix for their namespace. */
const activeElement = /(?:^|:)(?:script|foreignobject|handler|listener|iframe|object|embed)$/i;

const isActiveAttribute = ([name, value]: [string, string]): boolean =>
  /^(?:.+:)?on\w+$/i.test(name) ||
  // An animation can change an address.
  (name.toLowerCase() === 'attributename' && /href$|^on/i.test(value)) ||
  // Browsers remove line breaks and tabs from an address, also within its scheme (URL Standard, 4.4).
  /^(?:javascript|data:(?!image\/(?:png|jpe?g|webp|avif)))/i.test(value.replace(/[\0- ]/g, ''));

/**
 * Finds what a drawing of an editor may not hold: scripts, events, foreign objects, an `<image>` of
 * another file.
 * @param path for messages
 * @returns the name of the element or attribute; undefined if there is none
 * @throws {Error} when it isn't well-formed
 */
export function findActiveContent(svg: string, path = ''): string | undefined {
  // Entities could stand for any of it.
  let [found] = /<!ENTITY|<\?xml-stylesheet/i.exec(svg) ?? [];
  const enter = ({ name, attributes }: XastElement) => {
    const [attribute] = Object.entries(attributes).find(isActiveAttribute) ?? [];
    found ??= activeElement.test(name) ? `<${name}>` : attribute;
    // Browsers don't load other files for a picture.
    if (name === 'image' && !Object.values(attributes).some((value) => value.startsWith('data:')))
      found ??= '<image> of another file';
  };
  optimize(svg, { path, plugins: [{ name: 'findActiveContent', fn: () => ({ element: { enter } }) }] });
  return found;
}

/**
 * Fills the colours into a drawing.
 * @param path for messages
 * @throws {Error} when it names an unknown colour, isn't well-formed, or holds scripts
 */
export function readSvg(path: string, source: string): string {
  const svg = fillColours(path, source);
  const active = findActiveContent(svg, path);
  if (active) throw new Error(`${path} holds ${active}: export it without.`);
  return svg;
}

/**
 * Takes out of a drawing what a page doesn't need.
 * @param name put before the ids, which must be unique in a page
 */
export function cleanSvg(svg: string, name: string): string {
  const referenced = svg.match(/(?<=#)[\w-]+/g) ?? [];
  const plugins: PluginConfig[] = [
    'removeComments',
    // Browsers show it as a tooltip, in English.
    'removeTitle',
    { name: 'removeAttrs', params: { attrs: 'aria-.*' } },
    // Inkscape gives everything an id.
    { name: 'cleanupIds', params: { force: true, minify: false, preserve: referenced } },
    { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
  ];
  return optimize(svg, { plugins }).data;
}
