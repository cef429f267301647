import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { editorConfig, fieldsOf } from '#admin/config.ts';
import { writeJson } from '#admin/json-format.ts';
import { editorSettings, localBackend } from '#admin/web-editor.ts';
import facts from '#company/company.json' with { type: 'json' };
import { group, isoDay, list, oneOf, toFieldSchema } from '#content/fields.ts';
import { readEditorVariables } from '#env';
import { fileHeaders } from '#server/headers.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { makeSite } from '#tests/support/content-site.ts';
import { root } from '#tests/support/folders.ts';

test('web editor: decimals, days, lists and choices of a schema have a field', () => {
  const schema = group({ share: z.number(), days: list(isoDay, 0, 3), colour: oneOf(['red', 'blue']) });
  expect(fieldsOf(toFieldSchema(schema))).toMatchObject([
    { widget: 'number', value_type: 'float' },
    { widget: 'list', required: false, field: { widget: 'datetime' } },
    { widget: 'select', options: ['red', 'blue'] },
  ]);
});

test('web editor: a fact that has changed is no longer a sample, and an empty list stays', () => {
  const before = { ...facts, thirdParties: [], samples: ['city', 'phone', 'prices.buildPrice'] };
  const prices = before.prices.map((price) => ({ ...price, amount: 5000 }));
  const { thirdParties, ...after } = { ...before, phone: '+31 10 123 45 67', prices };
  const written: object = JSON.parse(writeJson(before, after));
  expect(written).toMatchObject({ thirdParties, samples: ['city'] });
  expect(Object.keys(written)).toEqual(Object.keys(before));
});

test('web editor: a kind of value without a widget is refused by name', () => {
  expect(() => fieldsOf({ properties: { place: { type: 'object' } } })).toThrow('the field "place"');
});

test('web editor: an item that the default language lacks has a form of its own', async () => {
  const site = await makeSite();
  const [, other] = locales;
  const files = () =>
    (editorConfig(localBackend, site.root, false).collections ?? [])
      .flatMap((entry) => ('files' in entry ? entry.files.map(({ file }) => file) : []))
      .filter((file) => file.endsWith('.md'));
  expect(files()).toEqual([]);
  await site.remove(`src/content/news/${defaultLocale}/new-quay.md`);
  expect(files()).toEqual([`src/content/news/${other?.code}/new-quay.md`]);
});

test('web editor: texts that a form does not show keep their order', () => {
  const before = { title: '', own: 'c', items: [{ text: '', name: '', list: [] }] };
  const after = { items: [{ name: 'a', text: 'b' }], added: 'e', own: 'c', title: 'd' };
  const written = { title: 'd', own: 'c', items: [{ text: 'b', name: 'a' }], added: 'e' };
  expect(writeJson(before, after)).toBe(JSON.stringify(written, undefined, 2));
});

test.each([
  ['on', true, 'editorial_workflow'],
  ['off', false, undefined],
])('web editor: EDITOR_REVIEW=%s decides whether saving opens a pull request', (value, review, mode) => {
  const variables = readEditorVariables({ EDITOR_BACKEND: 'github:owner/repo', EDITOR_REVIEW: value });
  const settings = editorSettings(variables) ?? expect.unreachable();
  expect(settings.review).toBe(review);
  expect(editorConfig(settings.backend, root, settings.review).publish_mode).toBe(mode);
});

test.each([
  ['a personal token', {}],
  ['GitHub in a window that reports back', { EDITOR_AUTH: 'https://sign-in.example/' }],
])('web editor: signs in by %s, and may save to GitHub', (_, variables) => {
  const settings = editorSettings(
    readEditorVariables({ EDITOR_BACKEND: ' github:owner/repo', ...variables }),
  );
  const { backend, policy } = settings ?? expect.unreachable();
  const variants = { identity: { file: 'admin.html', size: 1, etag: '"a"' } };
  const page = { address: '/admin', type: 'text/html', immutable: false, editor: policy, variants };
  expect({ backend, headers: fileHeaders(page, {}) }).toMatchSnapshot();
});

test.each([
  [{ EDITOR_BACKEND: 'github' }, 'expected github:owner/repo'],
  [{ EDITOR_BACKEND: 'github:owner/repo', EDITOR_AUTH: 'sign-in.example' }, 'expected https:// and a host'],
  [
    { EDITOR_BACKEND: 'github:owner/repo', EDITOR_AUTH: 'https://sign-in.example/path' },
    'expected https:// and a host',
  ],
  [{ EDITOR_BACKEND: 'github:owner/repo', EDITOR_REVIEW: 'yes' }, 'EDITOR_REVIEW is "yes"'],
  [{ EDITOR_AUTH: 'https://sign-in.example' }, 'EDITOR_AUTH is set without EDITOR_BACKEND'],
])('web editor: %j is refused', (environment, message) => {
  expect(() => readEditorVariables(environment)).toThrow(message);
});
