import { collections } from '#content/collections.ts';
import { locales } from '#i18n/locales.ts';
import type { Mistake } from './case.ts';

const { most } = collections.testimonials;

/** As many customers as there may be, beside the one that there is. */
const customers = Array.from({ length: most }, (_, index) =>
  locales.map(({ code }) => {
    const folder = `src/content/testimonials/${code}`;
    return [`${folder}/baker.md`, `${folder}/baker-${index + 2}.md`] as const;
  }),
).flat();

/** Files: their names, their folders, their translations. */
export const files: Mistake[] = [
  {
    what: 'a file that is not Markdown',
    write: {
      'src/content/news/nl/notes.txt': 'Notes',
    },
    at: 'src/content/news/nl/notes.txt',
    en: 'is not a Markdown file: end its name in .md, or move it elsewhere.',
    nl: 'is geen Markdownbestand: laat de naam op .md eindigen, of zet het ergens anders neer.',
  },
  {
    what: 'a folder that is called like an item',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/folder.md/quay.md']],
    at: 'src/content/news/nl/folder.md',
    en: 'cannot be read (EISDIR): correct the name or the permissions.',
    nl: 'is niet te lezen (EISDIR): verbeter de naam of de rechten.',
  },
  {
    what: 'another encoding',
    write: {
      'src/content/news/nl/cafe.md': {
        latin1: '---\ntitle: Café\n---\n',
      },
    },
    at: 'src/content/news/nl/cafe.md:2',
    en: 'is not UTF-8 text from here on: save the file with the encoding UTF-8.',
    nl: 'is vanaf hier geen UTF-8: bewaar het bestand met de codering UTF-8.',
  },
  {
    what: 'a zero-width space',
    edit: ['Text.', 'Te\u200bxt.'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'holds U+200B, a zero-width space, which nobody sees: delete it, or type the words around it anew.',
    nl: 'bevat een onzichtbaar teken, U+200B, een spatie zonder breedte: verwijder het, of typ de woorden eromheen opnieuw.',
  },
  {
    what: 'a right-to-left override',
    edit: ['A new quay', 'A \u202enew quay'],
    at: 'src/content/news/nl/new-quay.md:2',
    en: 'holds U+202E, a right-to-left override, which nobody sees: delete it, or type the words around it anew.',
    nl: 'bevat een onzichtbaar teken, U+202E, een omkering van rechts naar links: verwijder het, of typ de woorden eromheen opnieuw.',
  },
  {
    what: 'a byte order mark within',
    edit: ['Text.', 'Text.\ufeff'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'holds U+FEFF, a byte order mark, which nobody sees: delete it, or type the words around it anew.',
    nl: 'bevat een onzichtbaar teken, U+FEFF, een bytevolgordeteken: verwijder het, of typ de woorden eromheen opnieuw.',
  },
  {
    what: 'a control character',
    edit: ['Text.', 'Text.\u0007'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'holds U+0007, a control character, which nobody sees: delete it, or type the words around it anew.',
    nl: 'bevat een onzichtbaar teken, U+0007, een stuurteken: verwijder het, of typ de woorden eromheen opnieuw.',
  },
  {
    what: 'a collection folder with a slip',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/newz/nl/quay.md']],
    at: 'src/content/newz',
    en: 'is not a folder that the site reads: did you mean "news"?',
    nl: 'is geen map die de site leest: bedoel je "news"?',
  },
  {
    what: 'a collection folder in Dutch',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/nieuws/nl/quay.md']],
    at: 'src/content/nieuws',
    en: 'is not a folder that the site reads: did you mean "news"?',
    nl: 'is geen map die de site leest: bedoel je "news"?',
  },
  {
    what: 'a folder of content that nobody knows',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/blogposts/nl/quay.md']],
    at: 'src/content/blogposts',
    en: 'is not a folder that the site reads: want one of news, projects, services, testimonials, statements.',
    nl: 'is geen map die de site leest: kies uit news, projects, services, testimonials, statements.',
  },
  {
    what: 'a language folder with a slip',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nll/quay.md']],
    at: 'src/content/news/nll',
    en: 'is not a folder of a language: did you mean "nl"?',
    nl: 'is geen map van een taal: bedoel je "nl"?',
  },
  {
    what: 'the folder of a language that the site lacks',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/deutsch/quay.md']],
    at: 'src/content/news/deutsch',
    en: 'is not a folder of a language: want one of en, nl.',
    nl: 'is geen map van een taal: kies uit en, nl.',
  },
  {
    what: 'an item outside of the language folders',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/quay.md']],
    at: 'src/content/news/quay.md',
    en: 'stands in no folder of a language: move it to one of en, nl.',
    nl: 'staat niet in de map van een taal: verplaats het naar een van deze mappen: en, nl.',
  },
  {
    what: 'a folder in a language folder',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/2026/quay.md']],
    at: 'src/content/news/nl/2026',
    en: 'is a folder, whose files the site does not read: move them one folder up.',
    nl: 'is een map, en bestanden daarin leest de site niet: zet ze één map hoger.',
  },
  {
    what: 'a name with capitals and spaces',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/Een Nieuwe Kade.md']],
    more: 2,
    at: 'src/content/news/nl/Een Nieuwe Kade.md',
    en: 'cannot be an address: use lower-case letters, digits and single hyphens, such as "een-nieuwe-kade.md".',
    nl: 'kan geen adres zijn: gebruik kleine letters, cijfers en losse streepjes, zoals "een-nieuwe-kade.md".',
  },
  {
    what: 'a name without a letter',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/🎉.md']],
    more: 2,
    at: 'src/content/news/nl/🎉.md',
    en: 'cannot be an address: use lower-case letters, digits and single hyphens, such as "a-new-quay.md".',
    nl: 'kan geen adres zijn: gebruik kleine letters, cijfers en losse streepjes, zoals "a-new-quay.md".',
  },
  {
    what: 'two names for one address',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/New-Quay.md']],
    more: 2,
    at: 'src/content/news/nl/New-Quay.md',
    en: 'wants the same address as src/content/news/nl/new-quay.md: give one of them another name, or remove it.',
    nl: 'krijgt hetzelfde adres als src/content/news/nl/new-quay.md: geef een van de twee een andere naam, of verwijder het.',
  },
  {
    what: 'no front matter',
    write: {
      'src/content/news/nl/new-quay.md': 'Text.\n',
    },
    at: 'src/content/news/nl/new-quay.md:1',
    en: 'has no facts at the top: begin with a line ---, the fields below it, and another line ---.',
    nl: 'heeft geen gegevens: begin met een regel ---, daaronder de velden, en weer een regel ---.',
  },
  {
    what: 'an empty file',
    write: {
      'src/content/news/nl/new-quay.md': '',
    },
    at: 'src/content/news/nl/new-quay.md:1',
    en: 'has no facts at the top: begin with a line ---, the fields below it, and another line ---.',
    nl: 'heeft geen gegevens: begin met een regel ---, daaronder de velden, en weer een regel ---.',
  },
  {
    what: 'front matter without an end',
    edit: ['---\n\nText.', '\nText.'],
    at: 'src/content/news/nl/new-quay.md:1',
    en: 'has facts at the top without an end: close them with a line that says --- and nothing else.',
    nl: 'heeft gegevens zonder einde: sluit ze af met een regel waarop alleen --- staat.',
  },
  {
    what: 'a testimonial in one language',
    remove: ['src/content/testimonials/nl/baker.md'],
    at: 'src/content/testimonials/en/baker.md',
    en: 'does not exist in the other language: write src/content/testimonials/nl/baker.md, or remove this file too.',
    nl: 'bestaat niet in de andere taal: schrijf src/content/testimonials/nl/baker.md, of verwijder ook dit bestand.',
  },
  {
    what: 'a service in one language',
    remove: ['src/content/services/nl/seo.md'],
    at: 'src/content/services/en/seo.md',
    en: 'does not exist in the other language: write src/content/services/nl/seo.md, or remove this file too.',
    nl: 'bestaat niet in de andere taal: schrijf src/content/services/nl/seo.md, of verwijder ook dit bestand.',
  },
  {
    what: 'a title twice',
    copy: [['src/content/news/nl/new-quay.md', 'src/content/news/nl/second.md']],
    more: 1,
    at: 'src/content/news/nl/second.md:2',
    en: '"title" is "A new quay", as in src/content/news/nl/new-quay.md: say what is different here.',
    nl: '"title" is "A new quay", net als in src/content/news/nl/new-quay.md: schrijf wat hier anders is.',
  },
  {
    what: 'too many testimonials',
    copy: customers,
    more: 1,
    at: 'src/content/testimonials/nl',
    en: `holds ${most + 1} testimonials, 1 too many: remove one.`,
    nl: `bevat ${most + 1} uitspraken van klanten, 1 te veel: verwijder er een.`,
  },
  {
    what: 'a day far ahead',
    edit: ['2026-04-19', '2926-04-19'],
    at: 'src/content/news/nl/new-quay.md:4',
    warning: true,
    en: '"date" is 2926-04-19, so that nobody sees it for more than a year: is the year right?',
    nl: '"date" is 2926-04-19, dus meer dan een jaar lang ziet niemand dit: klopt het jaar?',
  },
  {
    what: 'a summary that was never written',
    edit: [
      'summary: We',
      'summary: Vertel hier in een of twee zinnen wat er nieuw is, voor wie, en wat dat uitmaakt.\n#',
    ],
    at: 'src/content/news/nl/new-quay.md:3',
    en: '"summary" still says what is to be written there: write it.',
    nl: 'in "summary" staat nog wat er moet komen: schrijf het.',
  },
  {
    what: 'a text that was never written',
    edit: ['Text.', 'Begin hier met wat er is gebeurd.'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'still says what is to be written from here on: write it.',
    nl: 'vanaf hier staat er nog wat er moet komen: schrijf het.',
  },
];
