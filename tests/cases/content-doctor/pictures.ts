import type { Mistake } from './case.ts';

/** Pictures of items. */
export const pictures: Mistake[] = [
  {
    what: 'a picture that is misspelt',
    edit: ['quay.png', 'qauy.png'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/qauy.png", which does not exist: did you mean "../covers/quay.png"?',
    nl: '"cover" is "../covers/qauy.png": die bestaat niet, bedoel je "../covers/quay.png"?',
  },
  {
    what: 'a picture with another ending',
    edit: ['quay.png', 'quay.jpg'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/quay.jpg", which does not exist: did you mean "../covers/quay.png"?',
    nl: '"cover" is "../covers/quay.jpg": die bestaat niet, bedoel je "../covers/quay.png"?',
  },
  {
    what: 'a picture that there is not',
    edit: ['quay.png', 'lighthouse.png'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/lighthouse.png", which does not exist: add the picture, or correct the path.',
    nl: '"cover" is "../covers/lighthouse.png": die bestaat niet. Zet de afbeelding daar neer, of verbeter het pad.',
  },
  {
    what: 'a path from the root',
    edit: ['../covers/quay.png', '/covers/quay.png'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "/covers/quay.png", want a path from this file to the picture, such as ../covers/name.jpg.',
    nl: '"cover" is "/covers/quay.png": schrijf het pad van dit bestand naar de afbeelding, zoals ../covers/naam.jpg.',
  },
  {
    what: 'a path out of the project',
    edit: ['../covers/quay.png', '../../../../../quay.png'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../../../../../quay.png", which is outside the project: put the picture into src/content.',
    nl: '"cover" is "../../../../../quay.png": die staat buiten het project. Zet de afbeelding in src/content.',
  },
  {
    what: 'a drawing for a cover',
    edit: ['quay.png', 'quay.svg'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/quay.svg", which is an SVG picture, of which no sizes can be made: export it as PNG.',
    nl: '"cover" is "../covers/quay.svg": dat is een SVG-tekening, en daar kan de site geen formaten van maken. Exporteer hem als PNG.',
  },
  {
    what: 'a picture from a telephone',
    edit: ['quay.png', 'quay.HEIC'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/quay.HEIC", which is a HEIC picture, as telephones take them: export it as JPEG.',
    nl: '"cover" is "../covers/quay.HEIC": dat is een HEIC-afbeelding, van een telefoon. Exporteer hem als JPEG.',
  },
  {
    what: 'a GIF',
    edit: ['quay.png', 'quay.gif'],
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/quay.gif", want a JPEG, PNG, WebP or AVIF file: export it as JPEG.',
    nl: '"cover" is "../covers/quay.gif": hier hoort een bestand van het soort JPEG, PNG, WebP of AVIF. Exporteer het als JPEG.',
  },
  {
    what: 'a film in the text',
    edit: ['Text.', '![A quay](../covers/quay.mp4)'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a picture "../covers/quay.mp4", want a JPEG, PNG, WebP, AVIF or SVG file: export it as JPEG.',
    nl: 'heeft een afbeelding "../covers/quay.mp4": hier hoort een bestand van het soort JPEG, PNG, WebP, AVIF of SVG. Exporteer het als JPEG.',
  },
  {
    what: 'a GIF that calls itself a PNG',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'gif',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which is a GIF picture: export it as JPEG or PNG.',
    nl: '"cover" is "../covers/other.png": dat is een GIF-afbeelding. Exporteer hem als JPEG of PNG.',
  },
  {
    what: 'a PNG that calls itself a JPEG',
    edit: ['quay.png', 'other.jpg'],
    write: {
      'src/content/news/covers/other.jpg': {
        picture: 'png',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.jpg", which holds PNG and not JPEG: name it other.png.',
    nl: '"cover" is "../covers/other.jpg": daar zit PNG in en geen JPEG. Noem het bestand other.png.',
  },
  {
    what: 'a text that calls itself a picture',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': 'hello',
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which is not a picture that can be read, or only a part of one: export it anew as JPEG.',
    nl: '"cover" is "../covers/other.png": dat is geen afbeelding die te lezen is, of maar een deel ervan. Exporteer hem opnieuw als JPEG.',
  },
  {
    what: 'a picture that weighs too much',
    edit: ['quay.png', 'other.jpg'],
    write: {
      'src/content/news/covers/other.jpg': {
        picture: 'heavy',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.jpg", which weighs 21.4 MB, want at most 20 MB: export it as JPEG, 1600 pixels wide.',
    nl: '"cover" is "../covers/other.jpg": die is 21,4 MB, en meer dan 20 MB mag niet. Exporteer hem als JPEG, 1600 pixels breed.',
  },
  {
    what: 'a picture with too many pixels',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'enormous',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which has 20000 by 10000 pixels (200 megapixels), want at most 25 megapixels: make it smaller; 1600 pixels wide is enough.',
    nl: '"cover" is "../covers/other.png": die heeft 20000 bij 10000 pixels (200 megapixel), en meer dan 25 megapixel mag niet. Maak hem kleiner; 1600 pixels breed is genoeg.',
  },
  {
    what: 'a picture of one pixel',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'dot',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which has 1 by 1 pixels, want at least 32 by 32: it is too small to show anything, take another.',
    nl: '"cover" is "../covers/other.png": die heeft 1 bij 1 pixels, en minder dan 32 bij 32 mag niet. Daar is niets op te zien; neem een andere.',
  },
  {
    what: 'a picture that lies on its side',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'turned',
      },
    },
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which says that it is to be turned, as only a JPEG may: turn it and save it anew, or export it as JPEG.',
    nl: '"cover" is "../covers/other.png": die moet nog worden gedraaid, en dat mag alleen bij een JPEG. Draai hem en bewaar hem opnieuw, of exporteer hem als JPEG.',
  },
  {
    what: 'a picture that is small',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'small',
      },
    },
    warning: true,
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" is "../covers/other.png", which gives 600 by 375 pixels of the 1200 by 750 that are shown, and may look blurred: use a larger one if there is one.',
    nl: '"cover" is "../covers/other.png": na het afsnijden blijven er 600 bij 375 pixels over van de 1200 bij 750 die te zien zijn, en dat kan onscherp zijn. Neem een grotere als die er is.',
  },
  {
    what: 'the picture that a new item begins with',
    edit: ['quay.png', 'other.png'],
    write: {
      'src/content/news/covers/other.png': {
        picture: 'plain',
      },
    },
    warning: true,
    at: 'src/content/news/nl/new-quay.md:5',
    en: '"cover" still shows the plain picture of "npm run new": put one of your own in its place.',
    nl: 'bij "cover" staat nog de kale afbeelding van "npm run new": zet er een eigen afbeelding voor in de plaats.',
  },
  {
    what: 'a picture without words',
    edit: ['Text.', '![](../covers/quay.png)'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a picture "../covers/quay.png" without alternative text: say between [ and ] what it shows.',
    nl: 'heeft een afbeelding "../covers/quay.png" zonder alternatieve tekst: zet tussen [ en ] wat er te zien is.',
  },
  {
    what: 'a picture in the text that is misspelt',
    edit: ['Text.', '![A quay](../covers/qay.png)'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a picture "../covers/qay.png", which does not exist: did you mean "../covers/quay.png"?',
    nl: 'heeft een afbeelding "../covers/qay.png": die bestaat niet, bedoel je "../covers/quay.png"?',
  },
  {
    what: 'a picture from elsewhere',
    edit: ['Text.', '![A quay](https://e.example/x.png)'],
    at: 'src/content/news/nl/new-quay.md:9',
    en: 'has a picture "https://e.example/x.png", want a path from this file to the picture, such as ../covers/name.jpg.',
    nl: 'heeft een afbeelding "https://e.example/x.png": schrijf het pad van dit bestand naar de afbeelding, zoals ../covers/naam.jpg.',
  },
];
