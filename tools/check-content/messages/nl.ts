import type { CollectionName } from '#content/collections.ts';
import { nl as wants } from '#content/schemas/words/nl.ts';
import type { en } from './en.ts';
import type { HiddenCharacter, JsonProblem } from './terms.ts';

const items: Record<CollectionName, readonly [one: string, more: string]> = {
  news: ['nieuwsbericht', 'nieuwsberichten'],
  projects: ['project', 'projecten'],
  services: ['dienst', 'diensten'],
  testimonials: ['uitspraak van een klant', 'uitspraken van klanten'],
  statements: ['verklaring', 'verklaringen'],
};

const characters: Record<HiddenCharacter, string> = {
  zeroWidthSpace: 'een spatie zonder breedte',
  leftToRightEmbedding: 'een inbedding van links naar rechts',
  rightToLeftEmbedding: 'een inbedding van rechts naar links',
  endOfOverride: 'het einde van een inbedding of omkering',
  leftToRightOverride: 'een omkering van links naar rechts',
  rightToLeftOverride: 'een omkering van rechts naar links',
  wordJoiner: 'een woordverbinder',
  leftToRightIsolate: 'een afzondering van links naar rechts',
  rightToLeftIsolate: 'een afzondering van rechts naar links',
  strongIsolate: 'een afzondering in de richting van het eerste teken',
  endOfIsolate: 'het einde van een afzondering',
  byteOrderMark: 'een bytevolgordeteken',
  control: 'een stuurteken',
};

const json: Record<JsonProblem, string> = {
  InvalidSymbol: 'om een tekst staan geen aanhalingstekens',
  InvalidNumberFormat: 'een getal klopt niet',
  PropertyNameExpected: 'er ontbreekt een sleutel',
  ValueExpected: 'er ontbreekt een waarde',
  ColonExpected: 'er ontbreekt een dubbele punt',
  CommaExpected: 'er ontbreekt een komma',
  CloseBraceExpected: 'er ontbreekt een }',
  CloseBracketExpected: 'er ontbreekt een ]',
  EndOfFileExpected: 'na het einde staat nog iets',
  InvalidCommentToken: 'commentaar mag niet',
  UnexpectedEndOfComment: 'commentaar mag niet',
  UnexpectedEndOfString: 'er ontbreekt een aanhalingsteken',
  UnexpectedEndOfNumber: 'een getal klopt niet',
  InvalidUnicode: 'na \\u horen vier cijfers',
  InvalidEscapeCharacter: 'een backslash staat voor het verkeerde teken',
  InvalidCharacter: 'een teken mag daar niet staan',
};

const mean = (name: string) => `bedoel je "${name}"?`;
const meanOrChoose = (meant: string | undefined, known: readonly string[]) =>
  meant === undefined ? `kies uit ${known.join(', ')}.` : mean(meant);

/** Alles wat de dokter zegt: steeds het vervolg van een zin die met het bestand begint, of een deel daarvan. */
export const nl: typeof en = {
  ...wants,

  // Bestanden
  unreadable: ({ reason }) => `is niet te lezen (${reason}): verbeter de naam of de rechten.`,
  notUtf8: () => 'is vanaf hier geen UTF-8: bewaar het bestand met de codering UTF-8.',
  hidden: ({ point, character }) =>
    `bevat een onzichtbaar teken, U+${point}, ${characters[character]}: verwijder het, of typ de woorden eromheen opnieuw.`,
  notMarkdown: () => 'is geen Markdownbestand: laat de naam op .md eindigen, of zet het ergens anders neer.',
  unknownCollection: ({ meant, known }) => `is geen map die de site leest: ${meanOrChoose(meant, known)}`,
  unknownLanguage: ({ meant, known }) => `is geen map van een taal: ${meanOrChoose(meant, known)}`,
  folderTooDeep: () => 'is een map, en bestanden daarin leest de site niet: zet ze één map hoger.',
  withoutLanguage: ({ known }) =>
    `staat niet in de map van een taal: verplaats het naar een van deze mappen: ${known.join(', ')}.`,
  addressTaken: ({ other }) =>
    `krijgt hetzelfde adres als ${other}: geef een van de twee een andere naam, of verwijder het.`,
  notAddress: ({ example }) =>
    `kan geen adres zijn: gebruik kleine letters, cijfers en losse streepjes, zoals "${example}.md".`,
  openFrontMatter: () => 'heeft gegevens zonder einde: sluit ze af met een regel waarop alleen --- staat.',
  noFrontMatter: () =>
    'heeft geen gegevens: begin met een regel ---, daaronder de velden, en weer een regel ---.',
  noTranslation: ({ translation }) =>
    `bestaat niet in de andere taal: schrijf ${translation}, of verwijder ook dit bestand.`,
  repeated: ({ name, value, first }) =>
    `"${name}" is ${value}, net als in ${first}: schrijf wat hier anders is.`,
  tooMany: ({ collection, amount, excess }) =>
    `bevat ${amount} ${items[collection][amount === 1 ? 0 : 1]}, ${excess} te veel: verwijder er ${excess === 1 ? 'een' : excess}.`,
  schemasBroken: ({ reason }) =>
    `de schema’s zijn niet te laden (${reason}), dus de velden zijn niet nagekeken: verbeter eerst de tekstbestanden en start dit opnieuw.`,
  farAhead: ({ day }) => `"date" is ${day}, dus meer dan een jaar lang ziet niemand dit: klopt het jaar?`,
  noProject: ({ project, meant }) =>
    `"project" is ${project}, en zo heet geen project: ${meant === undefined ? 'neem de naam van een bestand in src/content/projects, zonder .md.' : mean(meant)}`,

  unwritten: ({ name }) => `in "${name}" staat nog wat er moet komen: schrijf het.`,
  unwrittenText: () => 'vanaf hier staat er nog wat er moet komen: schrijf het.',
  plainPicture: ({ name }) =>
    `bij "${name}" staat nog de kale afbeelding van "npm run new": zet er een eigen afbeelding voor in de plaats.`,

  // YAML en JSON
  badIndent: () =>
    'springt anders in dan de regels eromheen: geef velden van hetzelfde niveau evenveel spaties.',
  specialStart: () => 'begint met een teken dat in YAML iets betekent: zet de tekst tussen aanhalingstekens.',
  colonInText: () => 'heeft een dubbele punt in een tekst: zet de tekst tussen aanhalingstekens.',
  neverClosed: () => 'opent een aanhalingsteken of haak die nergens sluit: sluit die.',
  notKeyAndText: () =>
    'heeft niet de vorm "veld: tekst": zet de dubbele punt erbij, of spring in als de tekst van hierboven doorgaat.',
  badEscape: () =>
    'heeft een backslash tussen dubbele aanhalingstekens, en daar betekent die iets: gebruik enkele aanhalingstekens.',
  unexpected: () => 'gaat door waar de tekst al uit is: zet de hele tekst tussen aanhalingstekens.',
  tab: () => 'springt in met een tab: gebruik spaties.',
  anchor: () => 'begint met & of *, en die betekenen iets in YAML: zet de tekst tussen aanhalingstekens.',
  invalidYaml: ({ problem }) =>
    `is geen geldige YAML (${problem}): zet teksten met ongewone tekens tussen aanhalingstekens.`,
  invalidJson: ({ problem }) => `is geen geldige JSON: ${json[problem]}, hier of vlak hiervoor.`,
  twice: ({ name }) => `"${name}" staat er twee keer: laat er een staan.`,

  // Velden
  field: ({ name, holds, problem }) => `"${name}" ${holds}: ${problem}`,
  holdsNothing: () => 'ontbreekt',
  holdsSpace: () => 'is leeg',
  holdsValue: ({ value }) => `is ${value}`,
  holdsList: ({ length }) => `is een lijst van ${length} ${length === 1 ? 'onderdeel' : 'onderdelen'}`,
  holdsGroup: () => 'is een groep velden (een tekst met een dubbele punt hoort tussen aanhalingstekens)',
  notGroup: ({ problem }) => `bestaat niet uit velden met een waarde: ${problem}`,
  unknownKey: ({ name, meant, problem }) =>
    `het veld "${name}" is onbekend: ${meant === undefined ? `verwijder het; ${problem}` : mean(meant)}`,
  notOneOf: ({ meant }) => `dat is hier niet bekend, ${mean(meant)}`,
  unknownFact: ({ fact, meant, known }) =>
    `heeft ${fact}, en dat staat niet bij facts in src/company.ts: ${meant === undefined ? `kies uit ${known.join(', ')}.` : mean(`{{${meant}}}`)}`,

  // De tekst
  noText: () => 'heeft geen tekst onder de gegevens: schrijf die.',
  textOfNone: ({ collection }) =>
    `heeft tekst onder de gegevens, en die hoort niet bij een ${items[collection][0]}: zet hem in "description".`,
  longText: ({ length, excess }) =>
    `heeft een tekst van ${length} tekens, ${excess} te veel: kort hem in, of maak er twee van.`,
  html: ({ html }) => `bevat HTML, ${html}: schrijf het in Markdown, of verwijder het.`,
  taskList: () => 'heeft een afvinklijstje, en op de site kan niemand iets afvinken: verwijder de [ ].',
  tableWithoutHeadings: () => 'heeft een tabel zonder kopjes: schrijf die in de eerste rij.',
  topHeading: () => 'heeft een kop van niveau 1, en dat is de titel al: laat hem met ## beginnen.',
  emptyHeading: () => 'heeft een kop zonder woorden: schrijf die, of verwijder de kop.',
  takenHeading: ({ address }) =>
    `heeft een kop met het adres ${address}, en zo heet al een deel van de pagina zelf: maak de kop langer.`,
  deepHeading: ({ level, above }) =>
    `heeft een kop van niveau ${level} onder een van niveau ${above}: laat hem met ${'#'.repeat(above + 1)} beginnen.`,
  avoided: ({ found, instead }) => `zegt ${found}: liever ${instead}.`,
  longSentence: ({ words, sentence }) => `heeft een zin van ${words} woorden, ${sentence}: maak er twee van.`,

  // Links
  link: ({ url, problem }) => `heeft een link naar ${url}: ${problem}`,
  linkWithoutWords: ({ url }) => `heeft een link naar ${url} zonder woorden: zet die tussen [ en ].`,
  noAddress: () => 'dat is geen adres. Schrijf er een, of maak er gewone tekst van.',
  brokenAddress: () => 'dat adres is niet compleet. Verbeter het.',
  otherScheme: () => 'laat het adres met /, https:, mailto: of tel: beginnen.',
  ownComputer: ({ path }) => `dat adres werkt alleen op je eigen computer. Schrijf ${path}.`,
  leavesSite: () => 'die gaat de site uit. Schrijf https:// voluit, of begin met één /.',
  relativeAddress: ({ example }) => `schrijf het hele adres, zoals ${example}.`,
  linkToDraft: () => 'dat is een concept. Publiceer dat eerst, of maak er gewone tekst van.',
  linkToPlanned: ({ day }) =>
    `die pagina komt pas op ${day} online, later dan deze tekst. Maak er tot die dag gewone tekst van.`,
  otherLanguage: ({ language, own }, { language: name }) =>
    `die pagina is niet in het ${name(language)}. Schrijf ${own}.`,
  noHeading: ({ meant }) =>
    `daar staat geen kop met die naam${meant === undefined ? '. Verbeter wat achter de # staat, of laat het weg.' : `, ${mean(meant)}`}`,
  otherSpelling: ({ own }) => `schrijf ${own}.`,
  pageOfList: () => 'wat daar staat, schuift bij elk nieuw bericht op. Maak een link naar het bericht zelf.',
  noPage: ({ language, meant }, { language: name }) =>
    `er is geen pagina met dat adres in het ${name(language)}${meant === undefined ? '. Verbeter het adres, of maak er gewone tekst van.' : `, ${mean(meant)}`}`,

  // Afbeeldingen
  picture: ({ url, problem }) => `heeft een afbeelding ${url}: ${problem}`,
  pictureWithoutWords: ({ url }) =>
    `heeft een afbeelding ${url} zonder alternatieve tekst: zet tussen [ en ] wat er te zien is.`,
  wantPicture: () => 'hier hoort het pad van een afbeelding, zoals ../covers/naam.jpg.',
  absolutePath: () => 'schrijf het pad van dit bestand naar de afbeelding, zoals ../covers/naam.jpg.',
  outside: () => 'die staat buiten het project. Zet de afbeelding in src/content.',
  noPicture: ({ meant }) =>
    meant === undefined
      ? 'die bestaat niet. Zet de afbeelding daar neer, of verbeter het pad.'
      : `die bestaat niet, ${mean(meant)}`,
  svgCover: () =>
    'dat is een SVG-tekening, en daar kan de site geen formaten van maken. Exporteer hem als PNG.',
  heic: () => 'dat is een HEIC-afbeelding, van een telefoon. Exporteer hem als JPEG.',
  otherPicture: ({ cut }) =>
    `hier hoort een bestand van het soort JPEG, PNG, WebP${cut ? ' of AVIF' : ', AVIF of SVG'}. Exporteer het als JPEG.`,
  otherFormat: ({ format }) => `dat is een ${format}-afbeelding. Exporteer hem als JPEG of PNG.`,
  otherEnding: ({ found, promised, name }) =>
    `daar zit ${found} in en geen ${promised}. Noem het bestand ${name}.`,
  brokenPicture: () =>
    'dat is geen afbeelding die te lezen is, of maar een deel ervan. Exporteer hem opnieuw als JPEG.',
  heavy: ({ megabytes, most }, { number }) =>
    `die is ${number(megabytes)} MB, en meer dan ${most} MB mag niet. Exporteer hem als JPEG, 1600 pixels breed.`,
  tooLarge: ({ width, height, megapixels, most }) =>
    `die heeft ${width} bij ${height} pixels (${megapixels} megapixel), en meer dan ${most} megapixel mag niet. Maak hem kleiner; 1600 pixels breed is genoeg.`,
  tooSmall: ({ width, height, least }) =>
    `die heeft ${width} bij ${height} pixels, en minder dan ${least} bij ${least} mag niet. Daar is niets op te zien; neem een andere.`,
  turned: () =>
    'die moet nog worden gedraaid, en dat mag alleen bij een JPEG. Draai hem en bewaar hem opnieuw, of exporteer hem als JPEG.',
  blurred: ({ width, height, shownWidth, shownHeight }) =>
    `na het afsnijden blijven er ${width} bij ${height} pixels over van de ${shownWidth} bij ${shownHeight} die te zien zijn, en dat kan onscherp zijn. Neem een grotere als die er is.`,

  // De tekstbestanden
  wantListAs: ({ length, place }) =>
    `hier hoort een lijst van ${length} zoals in ${place}, met dezelfde onderdelen in dezelfde volgorde.`,
  wantGroupAs: ({ place }) => `hier hoort een groep met de sleutels van ${place}.`,
  wantTextAs: ({ place }) => `hier hoort een tekst tussen aanhalingstekens, zoals in ${place}.`,
  writeText: () => 'schrijf de tekst.',
  notPage: ({ meant, known }) =>
    meant === undefined
      ? `zo heet geen pagina. Kies uit ${known.join(', ')}.`
      : `zo heet geen pagina, ${mean(meant)}`,
  sameEverywhere: ({ english }) => `hier hoort in elke taal ${english}. Niemand ziet dit op de site.`,
  untranslated: () =>
    'dat is Engels. Vertaal het, of zet het met de reden bij sameAsEnglish in src/i18n/locales.ts.',
  lacksPlaceholder: ({ placeholder, place }) =>
    `daarin ontbreekt ${placeholder}. Zet het erbij, zoals in ${place}.`,
  extraPlaceholder: ({ placeholder, place }) =>
    `daarin staat ${placeholder}. Verwijder dat, want in ${place} staat het niet.`,
  listedWithoutFile: ({ name, meant, files }) =>
    `"services.services-items" noemt ${name}, maar dat bestand is er niet: ${meant === undefined ? `verbeter de naam, of schrijf ${files.join(' en ')}.` : `het lijkt het meest op ${meant}.md.`}`,
  unlisted: () =>
    'staat niet in "services.services-items" van de tekstbestanden: zet de Engelse naam daarbij, in elke taal.',
  withoutTexts: ({ id }) =>
    `"services.${id}" ontbreekt, met de teksten van de dienst: schrijf ze in elke taal, zoals bij de andere diensten.`,
  withoutDrawing: ({ id, drawing }) => `"${id}" heeft geen tekening: maak ${drawing}, 400 bij 260.`,

  // Het bedrijf
  wrongFact: ({ name, problem }) => `"${name}" klopt niet: ${problem}`,
  wantRegisterNumber: () => 'hier horen de acht cijfers van het KvK-nummer, zoals op het uittreksel.',
  wantVat: () =>
    'dat is geen btw-id, of er zit een tikfout in. Het begint met NL, dan negen cijfers, B en twee cijfers, zoals de Belastingdienst het schreef.',
  wantEmail: () => 'hier hoort een e-mailadres, zoals hallo@bedrijf.example.',
  wantHours: () => 'hier hoort een lijst van dagen met de tijden waarop je opent en sluit.',
  wantTime: () => 'hier hoort een tijd zoals 09:00.',
  closesFirst: ({ opens, closes }) =>
    `daar wordt om ${closes} gesloten, en pas om ${opens} geopend. Wissel de twee om.`,
  overlap: ({ opens, closes, otherOpens, otherCloses }) =>
    `${opens} tot ${closes} overlapt op dezelfde dag met ${otherOpens} tot ${otherCloses}. Verbeter een van de twee.`,
};
