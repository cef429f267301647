import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** A font of the pages, of one weight. */
async function readFont(name: string, axes: Record<string, number>): Promise<Font> {
  const file = await readFile(`src/assets/${name}.woff2`);
  const letters = String.fromCodePoint(...(create(file) as Font).characterSet);
  return create(await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: axes })) as Font;
}

const weights = ['400', '600', '700'];
const text = await Promise.all(weights.map((wght) => readFont('text', { wght: Number(wght) })));
const display = await readFont('display', {});

/** Replaces words by outlines: images can't use a page's fonts. Letters without outlines stay text. */
export function outlineWords(svg: string): string {
  const groups: string[] = [];
  const tags = /<g\b[^>]*>|<\/g>|<text\b([^>]*)>([^<]*)<\/text>/g;
  return svg.replace(tags, (element, attributes: string | undefined, escaped: string) => {
    if (element === '</g>') groups.shift();
    else if (attributes === undefined && !element.endsWith('/>')) groups.unshift(element);
    if (attributes === undefined) return element;
    // A text inherits from the groups around it.
    const valueOf = (name: string) =>
      [attributes, ...groups].map((tag) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]).find(Boolean);
    const isDisplay = valueOf('class')?.split(' ').includes('display');
    const font = isDisplay ? display : text[weights.indexOf(valueOf('font-weight') ?? '400')];
    const words = escaped.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(valueOf(name)));
    const hasLetter = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    if (!font || !x || !y || !size || ![...words].every(hasLetter)) return element;
    const scale = size / font.unitsPerEm;
    let width = 0;
    const outlines = font.glyphsForString(words).map(({ path, advanceWidth }) => {
      const outline = path
        .scale(scale, -scale)
        .translate(width * scale, 0)
        .toSVG();
      width += advanceWidth;
      return outline;
    });
    const share = { middle: 0.5, end: 1 }[valueOf('text-anchor') ?? ''] ?? 0;
    const rest = attributes.replace(/ (?:x|y|font-size|font-weight|text-anchor)="[^"]*"/g, '');
    return `<path${rest} transform="translate(${x - share * width * scale} ${y})" d="${outlines.join('')}"/>`;
  });
}
