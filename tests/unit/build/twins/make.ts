import { parse } from 'parse5';
import { makeTwin } from '#build/twins/twin.ts';

/** Where the page of these tests stands. */
export const page = 'https://quay.example/news/light';

const head = [
  '<meta name="description" content="About: light">',
  '<meta property="og:title" content="Light">',
  `<link rel="canonical" href="${page}">`,
  '<link rel="alternate" type="text/markdown" href="/news/light.md">',
];

/**
 * Makes the twin of a page with all that it needs in its head, parts of which may be left out.
 * @param main what stands in its main part
 * @param without a part of the head: the lines that hold it
 */
export function twinOf(main: string, without?: string) {
  const lines = head.filter((line) => without === undefined || !line.includes(without));
  const html = `<!doctype html><html lang="en-GB"><head>${lines.join('')}</head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;
  return makeTwin(parse(html), 'news/light.html');
}

/** The twin's text below its front matter, without the line at its end. */
export const textOf = (main: string): string =>
  (twinOf(main)?.markdown ?? '').replace(/^---\n[^]*?\n---\n\n/, '').trimEnd();
