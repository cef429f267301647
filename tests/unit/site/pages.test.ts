import { expect, test, vi } from 'vitest';
import { texts } from '#i18n/texts.ts';
import { getPages } from '#site/pages.ts';

vi.mock('#i18n/translations.ts', () => ({
  useTranslations: () => (path: string) =>
    path.split('.').reduce<unknown>((group, key) => Object(group)[key], texts.en),
}));

vi.mock('#content/queries.ts', () => {
  const none = async () => [];
  const data = { title: 'About', summary: 'A second page at this address.' };
  const statement = {
    collection: 'statements',
    slug: 'about',
    filePath: 'src/content/statements/en/about.md',
    data,
  };
  return {
    oncePerBuild: (compute: unknown) => compute,
    ...{ getNews: none, getProjects: none, getServices: none, getStatements: async () => [statement] },
  };
});

test('pages: two with one address stop the build, with file and remedy', async () => {
  await expect(getPages('en')).rejects.toThrow(
    'src/content/statements/en/about.md would have the address of another page, /about: rename it.',
  );
});
