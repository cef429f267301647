import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { optimize, type PluginConfig, type XastElement, type XastParent } from 'svgo';

/** A font of the pages, of one weight. */
async function readFont(name: string, axes: Record<string, number>): Promise<Font> {
  const file = await readFile(`src/assets/${name}.woff2`);
  const letters = String.fromCodePoint(...(create(file) as Font).characterSet);
  return create(await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: axes })) as Font;
}

const weights = ['400', '600', '700'];
const text = await Promise.all(weights.map((wght) => readFont('text', { wght: Number(wght) })));
export const display = await readFont('display', {});

/**
 * Replaces words by outlines: images can't use a page's fonts. Letters without outlines stay text.
 * @param words one for each `<text>`, which by default has its own
 */
export function outlineWords(svg: string, words: readonly string[] = []): string {
  const left = [...words];
  const visit = (parent: XastParent, inherited = {}): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      // A text inherits from the groups around it.
      const style = { ...inherited, ...child.attributes };
      if (child.name === 'text') outlineText(child, style, left.shift());
      else visit(child, style);
    }
  };
  const attrs = 'path:(x|y|font-.*|text-anchor)';
  const plugins: PluginConfig[] = [
    { name: 'outlineWords', fn: (root) => visit(root) },
    { name: 'removeAttrs', params: { attrs } },
  ];
  return optimize(svg, { plugins }).data;
}

function outlineText(element: XastElement, style: XastElement['attributes'], word?: string): void {
  if (word !== undefined) element.children = [{ type: 'text', value: word }];
  // An element within has no outlines.
  const parts = element.children.map((child) => (child.type === 'text' ? child.value : '\0'));
  const words = parts.join('').replace(/\s+/g, ' ').trim();
  const font = style['class']?.split(' ').includes('display')
    ? display
    : text[weights.indexOf(style['font-weight'] ?? '400')];
  const [x = 0, y = 0, size = 0] = [style['x'] ?? 0, style['y'] ?? 0, style['font-size']].map(Number);
  const hasLetter = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  if (!font || Number.isNaN(x + y + size) || ![...words].every(hasLetter)) return;
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
  const start = x - width * scale * ({ middle: 0.5, end: 1 }[style['text-anchor'] ?? ''] ?? 0);
  const { transform = '', ...rest } = element.attributes;
  const attributes = {
    ...rest,
    transform: `${transform} translate(${start} ${y})`.trim(),
    d: outlines.join(''),
  };
  Object.assign(element, { name: 'path', attributes, children: [] });
}
