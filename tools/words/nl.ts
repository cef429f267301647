import type { en } from './en.ts';

const count = (amount: number, one: string, more: string) => `${amount} ${amount === 1 ? one : more}`;

/** Wat de woorden voor `npm run new` betekenen, waar dat niet vanzelf spreekt. */
const labels: Readonly<Record<string, string>> = {
  news: 'nieuwsbericht',
  service: 'dienst',
  testimonial: 'uitspraak van een klant',
};

/** Wat opdrachten zeggen, behalve wat de dokter in de teksten vindt. */
export const nl: typeof en = {
  // Opties
  unknownLanguage: ({ given, known }) =>
    `--lang ${given} is geen taal van de site: kies uit ${known.join(', ')}.`,
  unknownOption: ({ option, known }) =>
    `--${option} is geen optie: kies uit ${known.map((name) => `--${name}`).join(', ')}.`,

  // Vertalingen
  behind: ({ amount }) =>
    amount === 0
      ? 'Alle vertalingen zijn bij.'
      : `${count(amount, 'vertaling loopt misschien achter', 'vertalingen lopen misschien achter')}: de andere taal is sindsdien veranderd.`,
  columnItem: () => 'Wat',
  columnChanged: () => 'Veranderd',
  columnBehind: () => 'Niet meer sinds',
  versionOn: ({ language: code, day }, { language, day: inWords }) =>
    `${language(code)}, ${day ? inWords(day) : 'nog niet vastgelegd'}`,
  moreChanges: ({ amount }) => `… en nog ${amount}`,
  howToSettle: () =>
    'Wat tussen [- -] staat is weg, wat tussen {+ +} staat is nieuw. Verander de andere taal ook. Hoeft dat niet, zet dan de regel "Translation: not needed" onder het commitbericht, of "translation: independent" bij de gegevens.',
  alone: ({ amount }) => `${count(amount, 'bericht staat', 'berichten staan')} in één taal:`,
  columnLanguage: () => 'Alleen in het',
  languageOf: ({ language: code }, { language }) => language(code),
  noGit: () =>
    'Wat er sindsdien veranderd is, is niet te zien: git ontbreekt, of deze map is geen kopie van de repository.',
  shallow: () =>
    'Wat er sindsdien veranderd is, is niet te zien: deze kopie bevat maar een deel van de geschiedenis. Haal de rest op met git fetch --unshallow.',

  // Iets nieuws
  usage: ({ kind, languages }, { language }) =>
    `Zo gebruik je dit: npm run new -- ${kind} "Titel"${languages.map((code) => ` ["Titel in het ${language(code)}"]`).join('')}`,
  wantKind: ({ kinds, usage }) => `Zeg wat je wilt maken: ${kinds.join(', ')}. ${usage}`,
  unknownKind: ({ kind, meant, kinds }) =>
    `"${kind}" is niet iets om te maken: ${meant === undefined ? `kies uit ${kinds.join(', ')}.` : `bedoel je "${meant}"?`}`,
  wantTitle: ({ usage }) => `Er hoort een titel bij. ${usage}`,
  wantQuotedTitles: ({ usage }) => `Zet elke titel tussen aanhalingstekens. ${usage}`,
  longTitle: ({ title, length, limit }) =>
    `"${title}" heeft ${length} tekens; het mogen er hoogstens ${limit} zijn.`,
  noAddress: ({ title, example }) =>
    `Van "${title}" is geen adres te maken: geef er een op, bijvoorbeeld --address ${example}.`,
  notAddress: ({ address }) =>
    `"${address}" kan geen adres zijn: gebruik kleine letters, cijfers en losse streepjes.`,
  exists: ({ file }) =>
    `${file} bestaat al: kies een andere titel of een ander --address, of bewerk dat bestand.`,
  full: ({ folder, most }) =>
    `In ${folder} staan er al ${most}, en meer passen er niet: verwijder er eerst een, in elke taal.`,
  askKind: ({ kinds }) =>
    `Wat wil je schrijven?\n${kinds.map((kind, index) => `  ${index + 1}. ${kind}${labels[kind] ? ` (${labels[kind]})` : ''}\n`).join('')}Nummer of woord: `,
  askTitle: ({ language: code }, { language }) => `Titel in het ${language(code)}: `,
  askAuthor: ({ language: code }, { language }) =>
    `Wie zegt het, naar soort bedrijf en plaats, in het ${language(code)}: `,
  askAddress: ({ suggestion }) => `Adres (Enter voor ${suggestion}): `,
  stopped: () => 'Er is niets geschreven.',
  written: () => 'Geschreven:',
  next: () => 'En nu:',
  openFiles: ({ files }) => `Open ${files.join(' en ')} en schrijf wat daar gevraagd wordt.`,
  writeTexts: ({ id, files }) =>
    `Schrijf "services.${id}" in ${files.join(' en ')}; de laatste van "services-items" is de naam in de menu’s.`,
  countServices: () => 'Teksten die zeggen hoeveel diensten er zijn, tellen er nu een meer.',
  replacePicture: ({ file }) => `Vervang ${file}; die afbeelding is nu kaal.`,
  draw: ({ file }) => `Teken ${file}; die tekening is nu kaal.`,
  drawHeader: ({ file }) =>
    `Teken als je wilt ook ${file}, 570 bij 224; tot die tijd heeft de pagina de gewone kade.`,
  look: ({ addresses }) => `npm run dev laat het zien op ${addresses.join(' en ')}`,
  check: () => 'npm run check:content noemt wat er nog moet gebeuren.',
  checkDraft: () =>
    'npm run check:content noemt fouten; wat er nog te schrijven is, staat boven aan de pagina.',
  publishDraft: () =>
    'Het is een concept: haal in elk bestand "draft: true" en de opmerking erboven weg om het te publiceren.',
  publishWhole: () =>
    'Hiervan bestaan geen concepten: de site wordt pas gebouwd als het in elke taal geschreven is.',
};
