import type { LocaleCode } from '#i18n/locales.ts';
import type { Formats } from '#i18n/messages.ts';

const count = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

/** What commands say. */
export const en = {
  // Options
  unknownLanguage: ({ given, known }: { given: string; known: readonly string[] }) =>
    `--lang ${given} is not a language of the site: want one of ${known.join(', ')}.`,
  unknownOption: ({ option, known }: { option: string; known: readonly string[] }) =>
    `--${option} is not an option: want one of ${known.map((name) => `--${name}`).join(', ')}.`,

  // Translations
  behind: ({ amount }: { amount: number }) =>
    amount === 0
      ? 'Every translation has followed.'
      : `${count(amount, 'translation')} may be behind: somebody changed the other language since.`,
  columnItem: () => 'Item',
  columnChanged: () => 'Changed',
  columnBehind: () => 'Not since',
  versionOn: ({ language: code, day }: { language: LocaleCode; day: Date | undefined }, formats: Formats) =>
    `${formats.language(code)}, ${day ? formats.day(day) : 'not committed yet'}`,
  moreChanges: ({ amount }: { amount: number }) => `… and ${amount} more`,
  howToSettle: () =>
    'What stands in [- -] is gone, what stands in {+ +} is new. Change the other language in the same way. If it need not follow, put the line "Translation: not needed" at the end of the commit message, or "translation: independent" among the facts at the top.',
  alone: ({ amount }: { amount: number }) => `${count(amount, 'item')} in one language only:`,
  columnLanguage: () => 'Only in',
  languageOf: ({ language: code }: { language: LocaleCode }, { language }: Formats) => language(code),
  noGit: () =>
    'What changed since cannot be told: git is not here, or this folder is no copy of the repository.',
  shallow: () =>
    'What changed since cannot be told: this copy holds only a part of the history. Get the rest with git fetch --unshallow.',

  // A new item
  usage: ({ kind, languages }: { kind: string; languages: readonly LocaleCode[] }, { language }: Formats) =>
    `Usage: npm run new -- ${kind} "Title"${languages.map((code) => ` ["Title in ${language(code)}"]`).join('')}`,
  wantKind: ({ kinds, usage }: { kinds: readonly string[]; usage: string }) =>
    `Want a kind of item, ${kinds.join(', ')}. ${usage}`,
  unknownKind: (given: { kind: string; meant: string | undefined; kinds: readonly string[] }) =>
    `"${given.kind}" is not a kind of item: ${given.meant === undefined ? `want one of ${given.kinds.join(', ')}.` : `did you mean "${given.meant}"?`}`,
  wantTitle: ({ usage }: { usage: string }) => `Want a title. ${usage}`,
  wantQuotedTitles: ({ usage }: { usage: string }) => `Want each title in quotation marks. ${usage}`,
  longTitle: ({ title, length, limit }: { title: string; length: number; limit: number }) =>
    `"${title}" has ${length} characters, want at most ${limit}.`,
  noAddress: ({ title, example }: { title: string; example: string }) =>
    `No address can be made of "${title}": give one, such as --address ${example}.`,
  notAddress: ({ address }: { address: string }) =>
    `"${address}" cannot be an address: use lower-case letters, digits and single hyphens.`,
  exists: ({ file }: { file: string }) =>
    `${file} exists already: choose another title or --address, or edit that file.`,
  full: ({ folder, most }: { folder: string; most: number }) =>
    `${folder} holds ${most} already, and no more fit: remove one first, in each language.`,
  askKind: ({ kinds }: { kinds: readonly string[] }) =>
    `What do you want to write?\n${kinds.map((kind, index) => `  ${index + 1}. ${kind}\n`).join('')}Number or word: `,
  askTitle: ({ language: code }: { language: LocaleCode }, { language }: Formats) =>
    `Title in ${language(code)}: `,
  askAuthor: ({ language: code }: { language: LocaleCode }, { language }: Formats) =>
    `Who says it, by kind and place, in ${language(code)}: `,
  askAddress: ({ suggestion }: { suggestion: string }) => `Address (Enter for ${suggestion}): `,
  stopped: () => 'Nothing was written.',
  written: () => 'Written:',
  next: () => 'Next:',
  openFiles: ({ files }: { files: readonly string[] }) =>
    `Open ${files.join(' and ')} and write what they ask for.`,
  writeTexts: ({ id, files }: { id: string; files: readonly string[] }) =>
    `Write "services.${id}" in ${files.join(' and ')}; the last of "services-items" is its name in the menus.`,
  countServices: () => 'Texts that say how many services there are count one more now.',
  replacePicture: ({ file }: { file: string }) => `Replace ${file}, which is plain.`,
  draw: ({ file }: { file: string }) => `Draw ${file}, which is plain.`,
  drawHeader: ({ file }: { file: string }) =>
    `If you like, draw ${file} too, 570 by 224; until then its page has the ordinary quay.`,
  look: ({ addresses }: { addresses: readonly string[] }) =>
    `npm run dev shows it at ${addresses.join(' and ')}`,
  check: () => 'npm run check:content names what is left to do.',
  checkDraft: () =>
    'npm run check:content names mistakes; what is left to write stands at the top of the page.',
  publishDraft: () =>
    'It is a draft: remove "draft: true" and the remark above it in each file to publish it.',
  publishWhole: () => 'It knows no draft: the site is not built until it is written in every language.',
};
