import { expect, test } from 'vitest';
import { linksOf, whereabouts } from '#admin/browser/bar.ts';
import type { EditorData } from '#admin/browser/data.ts';

const bar = {
  label: '',
  view: 'View',
  translation: 'Same in {{language}}',
  begin: 'Begin in {{language}}',
  list: 'List in {{language}}',
};
const words = { bar, picker: { title: '', which: '', files: '' }, changed: '' };
const data: Pick<EditorData, 'places' | 'words' | 'languages'> = {
  words: { en: words, nl: words },
  languages: { en: { en: 'English', nl: 'Dutch' }, nl: { en: 'Engels', nl: 'Nederlands' } },
  places: [
    { id: 'news-en', collection: 'news', locale: 'en', folder: 'news/en', page: '/news/{{slug}}' },
    { id: 'news-nl', collection: 'news', locale: 'nl', folder: 'news/nl', page: '/nl/news/{{slug}}' },
    { id: 'statements-en', collection: 'statements', locale: 'en', folder: 'statements/en', page: undefined },
  ],
};

const links = async (hash: string, exists: boolean | undefined) => {
  const here = whereabouts(hash, data.places);
  const found = here ? await linksOf(here, data, 'en', () => Promise.resolve(exists)) : [];
  return found.map(({ text, href }) => `${text}: ${href}`);
};

test.each([
  [
    '#/collections/news-nl/entries/quay',
    true,
    ['View: /nl/news/quay', 'Same in English: #/collections/news-en/entries/quay'],
  ],
  [
    '#/collections/news-nl/entries/quay',
    undefined,
    ['View: /nl/news/quay', 'Same in English: #/collections/news-en/entries/quay'],
  ],
  [
    '#/collections/news-en/entries/quay',
    false,
    ['View: /news/quay', 'Begin in Dutch: #/collections/news-nl/new?_slug=quay'],
  ],
  ['#/collections/news-nl', true, ['List in English: #/collections/news-en']],
  ['#/collections/news-nl/new', true, ['List in English: #/collections/news-en']],
  ['#/collections/statements-en/entries/privacy', true, []],
  ['#/collections/elsewhere/entries/quay', true, []],
  ['#/assets', true, []],
  ['', true, []],
])('at %s, with the translation there: %s', async (hash, exists, wanted) => {
  expect(await links(hash, exists)).toEqual(wanted);
});
