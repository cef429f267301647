import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { pictures } from '#build/markdown/plugins.ts';

const render = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [pictures] }).html;

test('Astro is asked for several sizes of a picture in the text', () => {
  expect(render('![A quay](../covers/quay.png)')).toMatch(
    /<img [^>]*width="1200" widths="320 480 800 1200" sizes="[^"]+62vw"/,
  );
});

test('a drawing with lines has the size that it says', () => {
  expect(render('![A quay](../covers/quay.svg)')).not.toMatch(/width|sizes/);
});

test('Astro makes sizes of a picture whose path stands below the text too', async () => {
  const processor = await createSatteriMarkdownProcessor({ hastPlugins: [pictures] });
  const { code, metadata } = await processor.render('![A quay][q]\n\n[q]: ../covers/a%20quay.png');
  expect(metadata.localImagePaths).toEqual(['../covers/a quay.png']);
  expect(code).toContain('__ASTRO_IMAGE_');
});
