import type { Deed } from './case.ts';

const news = 'src/content/news/nl';
const item = `${news}/new-quay.md`;

/** What looks odd, and is as it should be. */
export const valid: Deed[] = [
  { what: 'nothing at all', edit: ['Text.', 'Text.'] },
  { what: 'a quoted day', edit: ['2026-04-19', '"2026-04-19"'] },
  { what: 'a leap day', edit: ['2026-04-19', '2024-02-29'] },
  { what: 'a title of one emoji', edit: ['A new quay', '🎉'] },
  { what: 'a title of the greatest length', edit: ['A new quay', 'x'.repeat(70)] },
  { what: 'a title in Chinese', edit: ['A new quay', '新的碼頭'] },
  { what: 'a title in Hebrew, from right to left', edit: ['A new quay', 'רציף חדש'] },
  { what: 'a title with a colon, in quotes', edit: ['A new quay', '"Quay: new"'] },
  { what: 'a title with an apostrophe', edit: ['A new quay', 'It’s a quay'] },
  { what: 'a title in a block', edit: ['A new quay', '>-\n  A new: quay'] },
  { what: 'a number in quotes', edit: ['A new quay', '"2026"'] },
  { what: 'a remark among the fields', edit: ['date:', '# The day of the opening\ndate:'] },
  { what: 'spaces after the rule', edit: ['---\ntitle', '---  \ntitle'] },
  { what: 'a text of one character', edit: ['Text.', '.'] },
  { what: 'lines of nothing', edit: ['Text.', '\n\n\nText.\n\n\n'] },
  { what: 'a draft that is planned far ahead', edit: ['date: 2026', 'draft: true\ndate: 2926'] },
  { what: 'a fact with a slip in spaces, which is no fact', edit: ['Text.', 'A {{ people }} text.'] },
  { what: 'a fact in a title', edit: ['A new quay', '"With {{people}} people"'] },
  { what: 'a focus in a corner', edit: ['date:', 'coverFocus: 0% 100%\ndate:'] },
  { what: 'an item for one language, which says so', edit: ['date:', 'translation: independent\ndate:'] },
  { what: 'an item for one language', remove: ['src/content/news/en/new-quay.md'] },
  { what: 'headings that go up again', edit: ['Text.', '## A\n\n### B\n\n## C\n\nText.'] },
  { what: 'HTML as code', edit: ['Text.', '`<b>` and\n\n```html\n<script>\n```'] },
  { what: 'a sign that is no HTML', edit: ['Text.', '3 < 4 and 5 > 4'] },
  { what: 'a link to a place of the same page', edit: ['Text.', '[Below](#be-low)\n\n## Be low!\n\nText.'] },
  { what: 'a link with a question', edit: ['Text.', '[News](/nl/news?from=here#top)'] },
  { what: 'a link to the projects of a service', edit: ['Text.', '[SEO](/nl/portfolio/services/seo)'] },
  { what: 'a link to a telephone', edit: ['Text.', '[Ring](tel:+31100000000)'] },
  { what: 'a table', edit: ['Text.', '| a | b |\n| :-- | --: |\n| 1 | 2 |'] },
  {
    what: 'a drawing in the text',
    edit: ['Text.', '![A quay](../covers/a.svg)'],
    write: {
      'src/content/news/covers/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>',
    },
  },
  {
    what: 'a photograph with a long ending',
    edit: ['quay.png', 'quay.jpeg'],
    write: { 'src/content/news/covers/quay.jpeg': { picture: 'large' } },
  },
  { what: 'emoji that are joined, and soft hyphens', edit: ['Text.', '👩\u200d💻 web\u00adsite'] },
  { what: 'an accent of its own', edit: ['Text.', 'Cafe\u0301'] },
  { what: 'a picture that nobody shows', write: { 'src/content/news/covers/spare.png': { picture: 'png' } } },
  { what: 'a folder that holds no items', write: { 'src/content/fonts/notes.txt': 'Notes' } },
  { what: 'a file of the system', write: { [`${news}/.DS_Store`]: '' } },
  { what: 'Windows line ends', in: item, edit: ['Text.', 'One\r\n\r\nTwo\r\n'] },
];
