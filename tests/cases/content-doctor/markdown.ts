import { collections } from '#content/collections.ts';
import type { Mistake } from './case.ts';

const { longestBody } = collections.news;

/** The text of an item. */
export const markdown: Mistake[] = [
  {
    what: 'no text',
    edit: ['Text.\n', ''],
    at: 'src/content/news/nl/new-quay.md',
    en: 'has no text below the facts: write it.',
    nl: 'heeft geen tekst onder de gegevens: schrijf die.',
  },
  {
    what: 'text where none belongs',
    in: 'src/content/testimonials/nl/baker.md',
    edit: ['order: 1\n---\n', 'order: 1\n---\n\nWords.\n'],
    at: 'src/content/testimonials/nl/baker.md:8',
    en: 'has text below the facts, where a testimonial has none: move it to "description".',
    nl: 'heeft tekst onder de gegevens, en die hoort niet bij een uitspraak van een klant: zet hem in "description".',
  },
  {
    what: 'a text that is too long',
    edit: ['Text.', '.'.repeat(longestBody + 3)],
    at: 'src/content/news/nl/new-quay.md',
    en: `has a text of ${longestBody + 3} characters, 3 too many: cut it, or make two of it.`,
    nl: `heeft een tekst van ${longestBody + 3} tekens, 3 te veel: kort hem in, of maak er twee van.`,
  },
  {
    what: 'HTML',
    edit: ['Text.', 'Some <b>bold</b> words'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has raw HTML "<b>": write it in Markdown, or remove it.',
    nl: 'bevat HTML, "<b>": schrijf het in Markdown, of verwijder het.',
  },
  {
    what: 'a comment',
    edit: ['Text.', '<!-- later -->'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has raw HTML "<!-- later -->": write it in Markdown, or remove it.',
    nl: 'bevat HTML, "<!-- later -->": schrijf het in Markdown, of verwijder het.',
  },
  {
    what: 'a task list',
    edit: ['Text.', '- [x] done'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a task list, whose boxes nobody can tick on the site: remove the [ ].',
    nl: 'heeft een afvinklijstje, en op de site kan niemand iets afvinken: verwijder de [ ].',
  },
  {
    what: 'a table without headings',
    edit: ['Text.', '||\n|-|\n|a|'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a table without headings: write them in its first row.',
    nl: 'heeft een tabel zonder kopjes: schrijf die in de eerste rij.',
  },
  {
    what: 'a heading of level 1',
    edit: ['Text.', '# A title'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a heading of level 1, which the title is already: begin it with ##.',
    nl: 'heeft een kop van niveau 1, en dat is de titel al: laat hem met ## beginnen.',
  },
  {
    what: 'a heading without words',
    edit: ['Text.', '##'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a heading without words: write them, or remove it.',
    nl: 'heeft een kop zonder woorden: schrijf die, of verwijder de kop.',
  },
  {
    what: 'a heading that the page has itself',
    edit: ['Text.', '## Menu'],
    write: {
      'src/components/Menu.astro': '<nav id="menu" />',
    },
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a heading whose address would be "#menu", which is a part of the page itself: say more.',
    nl: 'heeft een kop met het adres "#menu", en zo heet al een deel van de pagina zelf: maak de kop langer.',
  },
  {
    what: 'a heading that skips a level',
    edit: ['Text.', '## A\n\n#### B'],
    at: 'src/content/news/nl/new-quay.md:11',
    en: 'has a heading of level 4 below one of level 2: begin it with ###.',
    nl: 'heeft een kop van niveau 4 onder een van niveau 2: laat hem met ### beginnen.',
  },
  {
    what: 'a word that we leave to others',
    edit: ['Text.', 'We maken een webshop.'],
    warning: true,
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'says "webshop": rather webwinkel.',
    nl: 'zegt "webshop": liever webwinkel.',
  },
  {
    what: 'a sentence that is too long',
    edit: [
      'Text.',
      'We mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend mend.',
    ],
    warning: true,
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a sentence of 32 words, "We mend mend mend mend mend mend mend mend mend mend mend…": make two of it.',
    nl: 'heeft een zin van 32 woorden, "We mend mend mend mend mend mend mend mend mend mend mend…": maak er twee van.',
  },
];
