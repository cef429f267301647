import type { CollectionName } from '#content/collections.ts';
import { en as wants } from '#content/schemas/words/en.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Formats } from '#i18n/messages.ts';
import type { HiddenCharacter, JsonProblem } from './terms.ts';

/** A number of things: `1 item`, `2 items`. */
const count = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

const items: Record<CollectionName, string> = {
  news: 'news item',
  projects: 'project',
  services: 'service',
  testimonials: 'testimonial',
  statements: 'statement',
};

const characters: Record<HiddenCharacter, string> = {
  zeroWidthSpace: 'a zero-width space',
  leftToRightEmbedding: 'a left-to-right embedding',
  rightToLeftEmbedding: 'a right-to-left embedding',
  endOfOverride: 'an end of embedding or override',
  leftToRightOverride: 'a left-to-right override',
  rightToLeftOverride: 'a right-to-left override',
  wordJoiner: 'a word joiner',
  leftToRightIsolate: 'a left-to-right isolate',
  rightToLeftIsolate: 'a right-to-left isolate',
  strongIsolate: 'a first strong isolate',
  endOfIsolate: 'an end of isolate',
  byteOrderMark: 'a byte order mark',
  control: 'a control character',
};

const json: Record<JsonProblem, string> = {
  InvalidSymbol: 'a text lacks its quotation marks',
  InvalidNumberFormat: 'a number is wrong',
  PropertyNameExpected: 'a field is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something follows the end',
  InvalidCommentToken: 'a comment is not allowed',
  UnexpectedEndOfComment: 'a comment is not allowed',
  UnexpectedEndOfString: 'a quotation mark is missing',
  UnexpectedEndOfNumber: 'a number is wrong',
  InvalidUnicode: 'a \\u wants four digits',
  InvalidEscapeCharacter: 'a backslash stands before the wrong character',
  InvalidCharacter: 'a character is not allowed',
};

const mean = (name: string) => `did you mean "${name}"?`;

/** Everything that the doctor says: each the rest of a sentence that begins with the file, or a part of one. */
export const en = {
  ...wants,

  // Files
  unreadable: ({ reason }: { reason: string }) =>
    `cannot be read (${reason}): correct the name or the permissions.`,
  notUtf8: () => 'is not UTF-8 text from here on: save the file with the encoding UTF-8.',
  hidden: ({ point, character }: { point: string; character: HiddenCharacter }) =>
    `holds U+${point}, ${characters[character]}, which nobody sees: delete it, or type the words around it anew.`,
  notMarkdown: () => 'is not a Markdown file: end its name in .md, or move it elsewhere.',
  unknownCollection: ({ meant, known }: { meant: string | undefined; known: readonly string[] }) =>
    `is not a folder that the site reads: ${meant === undefined ? `want one of ${known.join(', ')}.` : mean(meant)}`,
  unknownLanguage: ({ meant, known }: { meant: string | undefined; known: readonly string[] }) =>
    `is not a folder of a language: ${meant === undefined ? `want one of ${known.join(', ')}.` : mean(meant)}`,
  folderTooDeep: () => 'is a folder, whose files the site does not read: move them one folder up.',
  withoutLanguage: ({ known }: { known: readonly string[] }) =>
    `stands in no folder of a language: move it to one of ${known.join(', ')}.`,
  addressTaken: ({ other }: { other: string }) =>
    `wants the same address as ${other}: give one of them another name, or remove it.`,
  notAddress: ({ example }: { example: string }) =>
    `cannot be an address: use lower-case letters, digits and single hyphens, such as "${example}.md".`,
  openFrontMatter: () =>
    'has facts at the top without an end: close them with a line that says --- and nothing else.',
  noFrontMatter: () =>
    'has no facts at the top: begin with a line ---, the fields below it, and another line ---.',
  noTranslation: ({ translation }: { translation: string }) =>
    `does not exist in the other language: write ${translation}, or remove this file too.`,
  repeated: ({ name, value, first }: { name: string; value: string; first: string }) =>
    `"${name}" is ${value}, as in ${first}: say what is different here.`,
  tooMany: ({ collection, amount, excess }: { collection: CollectionName; amount: number; excess: number }) =>
    `holds ${count(amount, items[collection])}, ${excess} too many: remove ${excess === 1 ? 'one' : excess}.`,
  schemasBroken: ({ reason }: { reason: string }) =>
    `the schemas cannot be loaded (${reason}), so that fields were not examined: correct the text files first, then run this again.`,
  farAhead: ({ day }: { day: string }) =>
    `"date" is ${day}, so that nobody sees it for more than a year: is the year right?`,
  noProject: ({ project, meant }: { project: string; meant: string | undefined }) =>
    `"project" is ${project}, which is no project: ${meant === undefined ? 'want the name of a file in src/content/projects, without .md.' : mean(meant)}`,

  unwritten: ({ name }: { name: string }) => `"${name}" still says what is to be written there: write it.`,
  unwrittenText: () => 'still says what is to be written from here on: write it.',
  plainPicture: ({ name }: { name: string }) =>
    `"${name}" still shows the plain picture of "npm run new": put one of your own in its place.`,

  // YAML and JSON
  badIndent: () =>
    'is not indented like the lines around it: give fields of one level the same number of spaces.',
  specialStart: () => 'begins with a character with a special meaning in YAML: put the text in quotes.',
  colonInText: () => 'holds a colon inside a text: put the text in quotes.',
  neverClosed: () => 'opens a quotation mark or bracket that is never closed: close it.',
  notKeyAndText: () =>
    'is not of the form "field: text": add the colon, or indent it to go on with the text above.',
  badEscape: () =>
    'holds a backslash between double quotation marks, where it has a meaning: use single ones.',
  unexpected: () => 'goes on where the text has ended: put the whole text in quotes.',
  tab: () => 'is indented with a tab: use spaces.',
  anchor: () => 'begins with & or *, which have a meaning in YAML: put the text in quotes.',
  invalidYaml: ({ problem }: { problem: string }) =>
    `is not valid YAML (${problem}): put texts with unusual characters in quotes.`,
  invalidJson: ({ problem }: { problem: JsonProblem }) =>
    `is not valid JSON: ${json[problem]} here or just before.`,
  twice: ({ name }: { name: string }) => `"${name}" occurs twice: keep one of them.`,

  // Fields
  field: ({ name, holds, problem }: { name: string; holds: string; problem: string }) =>
    `"${name}" is ${holds}, ${problem}`,
  holdsNothing: () => 'missing',
  holdsSpace: () => 'empty',
  holdsValue: ({ value }: { value: string }) => value,
  holdsList: ({ length }: { length: number }) => `a list of ${count(length, 'item')}`,
  holdsGroup: () => 'a group of fields (a text with a colon needs quotes)',
  notGroup: ({ problem }: { problem: string }) => `is no group of fields with values: ${problem}`,
  unknownKey: ({ name, meant, problem }: { name: string; meant: string | undefined; problem: string }) =>
    `unknown field "${name}": ${meant === undefined ? `remove it, ${problem}` : mean(meant)}`,
  notOneOf: ({ meant }: { meant: string }) => `which is not known here: ${mean(meant)}`,
  unknownFact: ({
    fact,
    meant,
    known,
  }: {
    fact: string;
    meant: string | undefined;
    known: readonly string[];
  }) =>
    `has ${fact}, which does not stand under "facts" in src/company.ts: ${meant === undefined ? `want one of ${known.join(', ')}.` : mean(`{{${meant}}}`)}`,

  // The text
  noText: () => 'has no text below the facts: write it.',
  textOfNone: ({ collection }: { collection: CollectionName }) =>
    `has text below the facts, where a ${items[collection]} has none: move it to "description".`,
  longText: ({ length, excess }: { length: number; excess: number }) =>
    `has a text of ${length} characters, ${excess} too many: cut it, or make two of it.`,
  html: ({ html }: { html: string }) => `has raw HTML ${html}: write it in Markdown, or remove it.`,
  taskList: () => 'has a task list, whose boxes nobody can tick on the site: remove the [ ].',
  tableWithoutHeadings: () => 'has a table without headings: write them in its first row.',
  topHeading: () => 'has a heading of level 1, which the title is already: begin it with ##.',
  emptyHeading: () => 'has a heading without words: write them, or remove it.',
  takenHeading: ({ address }: { address: string }) =>
    `has a heading whose address would be ${address}, which is a part of the page itself: say more.`,
  deepHeading: ({ level, above }: { level: number; above: number }) =>
    `has a heading of level ${level} below one of level ${above}: begin it with ${'#'.repeat(above + 1)}.`,
  avoided: ({ found, instead }: { found: string; instead: string }) => `says ${found}: rather ${instead}.`,
  longSentence: ({ words, sentence }: { words: number; sentence: string }) =>
    `has a sentence of ${words} words, ${sentence}: make two of it.`,

  // Links
  link: ({ url, problem }: { url: string; problem: string }) => `links to ${url}, ${problem}`,
  linkWithoutWords: ({ url }: { url: string }) =>
    `links to ${url} without words: write them between [ and ].`,
  noAddress: () => 'which is no address: write one, or make it plain text.',
  brokenAddress: () => 'which is not a whole address: correct it.',
  otherScheme: () => 'want an address that begins with /, https:, mailto: or tel:.',
  ownComputer: ({ path }: { path: string }) => `which only your own computer knows: write ${path}.`,
  leavesSite: () => 'which leaves the site: write https:// in full, or begin with a single /.',
  relativeAddress: ({ example }: { example: string }) => `want the whole address, such as ${example}.`,
  linkToDraft: () => 'which is a draft: publish that first, or make the link plain text.',
  linkToPlanned: ({ day }: { day: string }) =>
    `which is published on ${day}, later than this text: make the link plain text until then.`,
  otherLanguage: ({ language, own }: { language: LocaleCode; own: string }, { language: name }: Formats) =>
    `which is not in ${name(language)}: write ${own}.`,
  noHeading: ({ meant }: { meant: string | undefined }) =>
    `where no heading has that name: ${meant === undefined ? 'correct what follows the #, or leave it out.' : mean(meant)}`,
  otherSpelling: ({ own }: { own: string }) => `want ${own}.`,
  pageOfList: () => 'whose items move on with every new one: link to the item itself.',
  noPage: (
    { language, meant }: { language: LocaleCode; meant: string | undefined },
    { language: name }: Formats,
  ) =>
    `which does not exist in ${name(language)}: ${meant === undefined ? 'correct the address, or make it plain text.' : mean(meant)}`,

  // Pictures
  picture: ({ url, problem }: { url: string; problem: string }) => `has a picture ${url}, ${problem}`,
  pictureWithoutWords: ({ url }: { url: string }) =>
    `has a picture ${url} without alternative text: say between [ and ] what it shows.`,
  wantPicture: () => 'want the path of a picture, such as ../covers/name.jpg.',
  absolutePath: () => 'want a path from this file to the picture, such as ../covers/name.jpg.',
  outside: () => 'which is outside the project: put the picture into src/content.',
  noPicture: ({ meant }: { meant: string | undefined }) =>
    `which does not exist: ${meant === undefined ? 'add the picture, or correct the path.' : mean(meant)}`,
  svgCover: () => 'which is an SVG picture, of which no sizes can be made: export it as PNG.',
  heic: () => 'which is a HEIC picture, as telephones take them: export it as JPEG.',
  otherPicture: ({ cut }: { cut: boolean }) =>
    `want a JPEG, PNG, WebP${cut ? ' or AVIF' : ', AVIF or SVG'} file: export it as JPEG.`,
  otherFormat: ({ format }: { format: string }) => `which is a ${format} picture: export it as JPEG or PNG.`,
  otherEnding: ({ found, promised, name }: { found: string; promised: string; name: string }) =>
    `which holds ${found} and not ${promised}: name it ${name}.`,
  brokenPicture: () =>
    'which is not a picture that can be read, or only a part of one: export it anew as JPEG.',
  heavy: ({ megabytes, most }: { megabytes: number; most: number }, { number }: Formats) =>
    `which weighs ${number(megabytes)} MB, want at most ${most} MB: export it as JPEG, 1600 pixels wide.`,
  tooLarge: (size: { width: number; height: number; megapixels: number; most: number }) =>
    `which has ${size.width} by ${size.height} pixels (${size.megapixels} megapixels), want at most ${size.most} megapixels: make it smaller; 1600 pixels wide is enough.`,
  tooSmall: ({ width, height, least }: { width: number; height: number; least: number }) =>
    `which has ${width} by ${height} pixels, want at least ${least} by ${least}: it is too small to show anything, take another.`,
  turned: () =>
    'which says that it is to be turned, as only a JPEG may: turn it and save it anew, or export it as JPEG.',
  blurred: (size: { width: number; height: number; shownWidth: number; shownHeight: number }) =>
    `which gives ${size.width} by ${size.height} pixels of the ${size.shownWidth} by ${size.shownHeight} that are shown, and may look blurred: use a larger one if there is one.`,

  // The text files
  wantListAs: ({ length, place }: { length: number; place: string }) =>
    `want a list of ${length} as in ${place}, with the same items in the same order.`,
  wantGroupAs: ({ place }: { place: string }) => `want a group with the fields of ${place}.`,
  wantTextAs: ({ place }: { place: string }) => `want a text in quotation marks, as in ${place}.`,
  writeText: () => 'write the text.',
  notPage: ({ meant, known }: { meant: string | undefined; known: readonly string[] }) =>
    `which is not the name of a page: ${meant === undefined ? `want one of ${known.join(', ')}.` : mean(meant)}`,
  sameEverywhere: ({ english }: { english: string }) => `want ${english} in every language: it is not shown.`,
  untranslated: () =>
    'which is English: translate it, or add it to sameAsEnglish in src/i18n/locales.ts with the reason.',
  lacksPlaceholder: ({ placeholder, place }: { placeholder: string; place: string }) =>
    `which lacks ${placeholder}: add it as in ${place}.`,
  extraPlaceholder: ({ placeholder, place }: { placeholder: string; place: string }) =>
    `which has ${placeholder}: remove it, since ${place} has none.`,
  listedWithoutFile: (listed: { name: string; meant: string | undefined; files: readonly string[] }) => {
    const remedy =
      listed.meant === undefined
        ? `correct the name, or write ${listed.files.join(' and ')}.`
        : `the nearest is ${listed.meant}.md.`;
    return `"services.services-items" names ${listed.name}, which has no file: ${remedy}`;
  },
  unlisted: () =>
    'is not in "services.services-items" of the text files: add its English name there, in every language.',
  withoutTexts: ({ id }: { id: string }) =>
    `"services.${id}" is missing, the texts of the service: write them in every language, as for the other services.`,
  withoutDrawing: ({ id, drawing }: { id: string; drawing: string }) =>
    `"${id}" has no drawing: draw ${drawing}, 400 by 260.`,

  // The company
  wrongFact: ({ name, problem }: { name: string; problem: string }) => `"${name}" is wrong: ${problem}`,
  wantRegisterNumber: () => 'want the eight digits of the trade register, as on your extract.',
  wantVat: () =>
    'which is no VAT id, or has a typing error: want NL, nine digits, B and two digits, as the tax office wrote it.',
  wantEmail: () => 'want an address with a host, such as hello@company.example.',
  wantHours: () => 'want a list of days with the times at which you open and close.',
  wantTime: () => 'want a time such as 09:00.',
  closesFirst: ({ opens, closes }: { opens: string; closes: string }) =>
    `which closes at ${closes}, before it opens at ${opens}: swap the two.`,
  overlap: (spans: { opens: string; closes: string; otherOpens: string; otherCloses: string }) =>
    `which ${spans.opens} to ${spans.closes} overlaps ${spans.otherOpens} to ${spans.otherCloses} on the same day: correct one of them.`,
};
