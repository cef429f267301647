import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { pictures } from '#build/markdown/pictures.ts';

test('Astro is asked for several sizes of a picture in the text', () => {
  const { html } = markdownToHtml('![A quay](../covers/quay.png)', { hastPlugins: [pictures] });
  expect(html).toMatch(/<img [^>]*widths="320 480 800 1200" sizes="[^"]+62vw"/);
});
