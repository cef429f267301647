import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorFile, editorRoute, isEditor } from '#site/routing.ts';
import { dist } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const ofEditor = manifest.files.filter(({ address = '' }) => isEditor(address));
const configured = Boolean(process.env['EDITOR_BACKEND']?.trim());

test('the editor is part of the build only when it is configured', () => {
  expect(ofEditor.length > 0).toBe(configured);
  expect(manifest.files.some(({ variants }) => variants.identity.file === editorFile)).toBe(configured);
});

test.runIf(configured)('no search engine may list the editor, and no page or list names it', () => {
  expect(read(editorFile)).toContain('<meta name="robots" content="noindex">');
  for (const { type, variants } of manifest.files) {
    const { file } = variants.identity;
    if (isEditor(`/${file.replace(/\.html$/, '')}`) || !/html|xml|json/.test(type)) continue;
    expect(read(file).includes(`${editorRoute}"`) || read(file).includes(`${editorRoute}<`), file).toBe(
      false,
    );
  }
});
