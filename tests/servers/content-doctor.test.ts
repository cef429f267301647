import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serviceIds } from '#content/schemas/shared.ts';
import { locales } from '#i18n/locales.ts';
import { makeProject, run } from '#tests/support/content-doctor-project.ts';

test('a clean run prints one line', async () => {
  const { root } = await makeProject();
  const { code, out } = await run(root, 'content-doctor/check.ts');
  expect(code).toBe(0);
  // What it thinks of how they read may follow.
  const words = `Content: ${locales.length * (serviceIds.length + 3)} files and all texts are in order`;
  expect(out).toMatch(new RegExp(`^${words}.*\\.\n$`));
});

test('all findings come in one run, in order, with a count and a failure', async () => {
  const site = await makeProject();
  await site.edit('src/content/testimonials/nl/baker.md', 'order: 1', 'order: 0');
  await site.edit('src/content/news/en/new-quay.md', 'Text.', '# Text');
  await site.edit('src/content/news/en/new-quay.md', 'date: 2026', 'date: 26');
  expect(await run(site.root, 'content-doctor/check.ts')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(`src/content/news/en/new-quay.md:4: "date" is "26-04-19", want a date such as 2026-04-19.
src/content/news/en/new-quay.md:9: has a heading of level 1, which the title is already: begin it with ##.
src/content/testimonials/nl/baker.md:5: "order" is 0, want a whole number from 1 to 100.

Content: 3 findings.
`),
  });
});

test('the doctor speaks Dutch where the system does, or when asked to', async () => {
  const site = await makeProject();
  const clean = await run(site.root, 'content-doctor/check.ts', '--lang', 'nl');
  expect(clean).toMatchObject({ code: 0, out: expect.stringMatching(/^Inhoud: .+ zijn in orde\.\n$/) });
  await site.edit('src/content/testimonials/nl/baker.md', 'order: 1', 'order: 0');
  const { code, err } = await run(site.root, 'content-doctor/check.ts', '--lang', 'nl');
  expect(code).toBe(1);
  expect(err)
    .toContain(`src/content/testimonials/nl/baker.md:5: "order" is 0: hier hoort een geheel getal van 1 tot en met 100.

Inhoud: 1 fout.
`);
  expect(await run(site.root, 'content-doctor/check.ts', '--lang', 'xx')).toEqual({
    code: 1,
    out: '',
    err: '--lang xx is not a language of the site: want one of en, nl.\n',
  });
});

test('what is only warned of stops nothing', async () => {
  const site = await makeProject();
  const picture = sharp({ create: { width: 600, height: 375, channels: 3, background: '#172b47' } });
  await site.write('src/content/news/covers/small.png', await picture.png().toBuffer());
  await site.edit('src/content/news/en/new-quay.md', 'quay.png', 'small.png');
  const { code, out, err } = await run(site.root, 'content-doctor/check.ts');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('are in order.') });
  expect(err).toMatch(/^src\/content\/news\/en\/new-quay\.md:5: .+ 600 by 375 .+\n\nContent: 1 warning; /);
});

test('broken English texts, which the schemas need, do not hide what else is wrong', async () => {
  const site = await makeProject();
  await site.write('src/i18n/locales/en-GB.json', '{\n"a": }');
  await site.remove('src/content/testimonials/nl/baker.md');
  const { code, err } = await run(site.root, 'content-doctor/check.ts');
  expect(code).toBe(1);
  expect(err).toContain('src/content: the schemas cannot be loaded');
  expect(err).toContain('src/content/testimonials/en/baker.md: does not exist in the other language');
  expect(err).toContain(
    'src/i18n/locales/en-GB.json:2: is not valid JSON: a value is missing here or just before.',
  );
});
