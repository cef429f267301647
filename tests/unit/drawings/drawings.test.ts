import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { drawingFiles, getDrawing, getFigure } from '#drawings/drawings.ts';
import { outlineWords } from '#drawings/outlines.ts';
import { cleanSvg, findActiveContent } from '#drawings/svg.ts';
import { drawingColours } from '#styles/colours.ts';
import { root } from '#tests/support/folders.ts';

const paths = globSync('art/**/*.svg', { cwd: root, exclude: ['art/icons/**'] }).map((path) => `/${path}`);

test('drawings: each has its colours, in the page and as files', () => {
  const texts = [...drawingFiles, ...paths.map(getDrawing)].map(({ svg }) => svg);
  expect(texts.length).toBeGreaterThanOrEqual(2 * paths.length);
  expect(texts.filter((svg) => /var\(|<\?/.test(svg))).toEqual([]);
});

test('drawings: those with a night have a file for it, in other colours, whatever the scheme', () => {
  for (const path of paths) {
    const { svg, files } = getDrawing(path);
    const [day, night] = files.map((file) => file.svg);
    expect(night !== undefined, path).toBe(svg.includes('prefers-color-scheme'));
    expect(`${day}${night}`, path).not.toContain('prefers-color-scheme');
    expect(night, path).not.toBe(day);
  }
});

test('drawings: each with its colours names the palette, so that a browser that opens it shows its colours', () => {
  const sheet = join(root, 'art/palette.css');
  const written = Array.from(
    readFileSync(sheet, 'utf8').matchAll(/--([\w-]+): (.+);/g),
    ([, ...pair]) => pair,
  );
  expect(Object.fromEntries(written), 'run "npm run draw"').toEqual(drawingColours);
  for (const path of paths) {
    const svg = readFileSync(root + path, 'utf8');
    const line = `<?xml-stylesheet href="${relative(join(root, dirname(path)), sheet)}"?>`;
    if (svg.includes('var(--')) expect(svg.startsWith(line), `begin ${path} with ${line}`).toBe(true);
  }
});

const picture = '/art/items/services/seo-proof.svg';

// A new company has no drawings of the sample.
test.runIf(paths.includes(picture))(
  'drawings: a figure has its own words, as outlines that images can show',
  () => {
    const [worded, other] = ['Found', 'Lost'].map((word) =>
      getFigure({ picture, focus: '0% 50%', words: [word] }),
    );
    expect(worded?.svg).not.toBe(other?.svg);
    expect(worded?.files[0]?.path).not.toBe(other?.files[0]?.path);
    for (const { svg } of worded?.files ?? []) {
      expect(svg).toContain('preserveAspectRatio="xMinYMid slice"');
      expect(svg).not.toMatch(/<text|NaN/);
    }
    const polish = getFigure({ picture, focus: '0% 50%', words: ['Łódź & <port>'] });
    expect(polish.svg).toContain('>Łódź &amp; &lt;port&gt;</text>');
  },
);

test('drawings: words have the font of the group around them', () => {
  const word = (attributes: string) => `<text x="9" y="9"${attributes}>Rye</text>`;
  const own = outlineWords(word(' font-size="40" font-weight="700"'));
  expect(own).toMatch(/^<path transform="translate\(9 9\)" d="M/);
  const grouped = outlineWords(`<g font-size="40"><g font-weight="700">${word('')}</g></g>`);
  expect(grouped).toContain(own);
});

test('drawings: a word at the left edge or in a moved text is an outline in its place', () => {
  const moved = outlineWords('<text transform="scale(2)" y="9" font-size="40">Rye</text>');
  expect(moved).toMatch(/^<path transform="scale\(2\) translate\(0 9\)" d="M/);
});

test('drawings: ids are unique in a page wherever they are named, and nothing else is shown', () => {
  const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const source = `<title>A\nquay</title><!-- A\n-->
    <style>#a { fill: url('#b') }</style><path id="unused"/>
    <path id="a" fill="url('#b')"/><g id="b" aria-label="A"/><use href="#a"/><set begin="a.end"/>`;
  expect(cleanSvg(drawing(source), 'quay')).toBe(
    drawing(
      `<style>#quay-a{fill:url(#quay-b)}</style><path/><path id="quay-a" fill="url(#quay-b)"/>` +
        `<g id="quay-b"/><use href="#quay-a"/><set begin="quay-a.end"/>`,
    ),
  );
});

test.each(['java&#10;script:', 'java\tscript:', '&#32;JavaScript:', 'data:text/html,'])(
  'drawings: the address %j is active content',
  (address) => {
    expect(findActiveContent(`<a href="${address}x"/>`)).toBe('href');
    expect(findActiveContent(`<a href="https://x.nl/${address}x"/>`)).toBeUndefined();
  },
);
