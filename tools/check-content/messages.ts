import { closestMatch } from 'leven';
import { defaultLocale } from '#i18n/locales.ts';

/** Errors, which stop the build. A message follows `error: file:line: field: `, and `{name}` is a parameter. */
const errors = {
  // Files
  unreadable:
    'cannot be read ({reason}): correct its name or its permissions, or copy it from another language.',
  'not-utf8': 'is not UTF-8 text: save the file with the encoding UTF-8.',
  'hidden-character': 'has an invisible character, U+{point}: delete it, or type the words around it again.',
  'merge-conflict': 'has a conflict that Git could not merge: keep one version and delete the markers.',
  'not-markdown': 'is not a Markdown file: end its name in .md, or move it elsewhere.',
  'nested-folder': 'is a folder whose files the site does not read: move them one folder up.',
  'unknown-folder': 'is not a folder that the site reads: {remedy}',
  'no-language': 'is not in the folder of a language: move it to one of {languages}.',
  'file-name':
    'is a file name that cannot be an address: use lower-case letters, digits and hyphens, such as "{example}.md".',
  'same-address': 'has the same address as {other}: rename one of them, or remove it.',
  'no-translation': 'does not exist in every language: write {translations}, or remove this file too.',
  'too-many': 'has {amount} items, but the page shows {most}: remove {excess}.',
  repeated: 'is {value}, the same as in {other}: write a different one.',
  'unknown-project': 'is {value}, which is not a project: {remedy}',
  'former-name': 'is {value}, which {other} is or was called: delete this line, or rename that file.',
  'redirect-from': 'redirects {from}, but that page exists: delete the redirect.',
  'redirect-to': 'redirects {from} to {to}, which is not a published page: {remedy}',
  'no-schemas': 'has schemas that cannot be loaded ({reason}): correct the text files, then run this again.',
  'language-row': 'has no row "{language}" in {table}: add it, as for the other languages.',
  unwritten: 'still says TODO: write the text.',
  'no-picture': 'is still the placeholder: choose your own picture.',

  // Front matter
  'front-matter-missing': 'has no fields at the top: begin with a line ---, the fields, and a line ---.',
  'front-matter-late': 'has empty lines above the first ---: delete them.',
  'front-matter-open': 'has fields at the top without an end: close them with a line that is only ---.',
  'yaml-indentation':
    'is indented differently: give fields of one level the same number of spaces, and those of the item none.',
  'yaml-no-break-space':
    'has a no-break space, which looks like an ordinary one: delete it, and type a space if one belongs there.',
  'yaml-no-space': 'has no space after its colon: type one there.',
  'yaml-curly-quotes': 'has curly quotation marks where YAML needs straight ones: replace them by ".',
  'yaml-apostrophe':
    'has an apostrophe in single quotes, which ends the text: put it in double quotes, "like this".',
  'yaml-tab': 'begins with a tab: delete it, or write spaces if the line belongs to a field above.',
  'yaml-colon': 'has a colon in a text: put the whole text in straight double quotes, "like this".',
  'yaml-unclosed': 'opens a quotation mark or bracket that is never closed: close it.',
  'yaml-no-key':
    'is not of the form "field: text": add the colon and the space, or indent it to continue the text above.',
  'yaml-escape': 'has a backslash in double quotes, which YAML reads as an escape: use single quotes.',
  'yaml-quotes': 'is not valid YAML ({problem}): put the whole text in double quotes, "like this".',
  'duplicate-field': 'occurs twice: keep one of them.',
  'unknown-field': 'is an unknown field: {remedy}',
  'missing-field': 'is missing: {expected}',
  'empty-field': 'is empty: {expected}',
  'wrong-value': 'is {value}: {expected}',
  'unknown-value': 'is {value}, which is unknown: {remedy}',
  'unknown-fact': 'mentions {fact}, which is not in "facts" of src/company.ts: {remedy}',

  // Markdown
  'no-text': 'has no text below its fields: write it.',
  'text-not-shown': 'has a text below its fields that no page shows: move it to "description".',
  html: 'has raw HTML {html}: write it in Markdown, or remove it.',
  'task-list': 'has a task list, whose boxes do not work on the site: remove the [ ].',
  'table-headings': 'has a table without headings: write them in its first row.',
  'heading-1': 'has a heading of level 1, but the title is that already: begin it with ##.',
  'heading-level': 'has a heading that skips a level: begin it with {marks}.',
  'heading-space': 'has no space between # and the heading: type one.',
  'heading-empty': 'has a heading without words: write them, or remove it.',
  'heading-taken': 'has a heading whose address {id} is used elsewhere on the page: add a word to it.',
  'reversed-link': 'has a link with its brackets swapped: write [words](address).',
  'unused-definition': 'has {context}, which nothing in the text refers to: refer to it, or delete it.',
  'table-cells': 'has a table row with more or fewer cells than its headings: add or remove a |.',
  'code-open': 'has a block of code without an end: close it with a line of ```.',
  'undefined-reference': 'has {context} without an address: write [words](address).',

  // Links
  'link-words': 'has a link to {url} without a text: write it between [ and ].',
  'link-empty': 'has a link without an address: write one, or make it plain text.',
  'link-broken': 'links to {url}, which is not a complete address: correct it.',
  'link-scheme': 'links to {url}, which is not allowed: begin it with /, https:, mailto: or tel:.',
  'link-localhost': 'links to {url}, which works on your own computer only: write {own}.',
  'link-leaves-site': 'links to {url}, which leaves the site: write https://, or begin with one /.',
  'link-relative': 'links to {url}: write it in full, such as {example}, or https://… for another site.',
  'link-draft': 'links to {url}, which is not published: publish that first, or make the link plain text.',
  'link-scheduled':
    'links to {url}, which is published later, on {day}: make the link plain text until then.',
  'link-former':
    'links to {url}, an old address that leads to {target}: write that, or make the link plain text.',
  'link-language': 'links to {url}, which is in another language: write {own}.',
  'link-fragment': 'links to {url}, but no heading has that name: {remedy}',
  'link-spelling': 'links to {url}: write {own}.',
  'link-list-page': 'links to {url}, where new items replace old ones: link to the item itself.',
  'link-dead': 'links to {url}, which does not exist in this language: {remedy}',

  // Pictures
  'picture-alt': 'has a picture {url} without alternative text: describe it between [ and ].',
  'alt-file-name': 'has the alternative text {alt}, a file name: describe the picture.',
  'picture-path': 'shows {url}: write the path from this file to the picture, such as ../covers/name.jpg.',
  'picture-outside': 'shows {url}, which is outside the project: put the picture into src/content.',
  'picture-missing': 'shows {url}, which does not exist: {remedy}',
  'picture-svg': 'shows {url}, an SVG, which cannot be resized: export it as PNG.',
  'picture-heic': 'shows {url}, a HEIC picture, which most browsers cannot show: export it as JPEG.',
  'picture-format': 'shows {url}, which is not a JPEG, PNG, WebP, AVIF or SVG: export it as JPEG.',
  'picture-extension': 'shows {url}, whose extension does not match its format: rename it to {name}.',
  'picture-broken': 'shows {url}, which is damaged, incomplete or not a picture: export it again as JPEG.',
  'picture-heavy': 'shows {url} of {megabytes} MB, more than {most} MB: export it as JPEG, 1600 pixels wide.',
  'picture-large': 'shows {url} of {megapixels} megapixels, more than {most}: 1600 pixels wide is enough.',
  'picture-tiny':
    'shows {url} of {width} by {height} pixels, less than {least} by {least}: use a larger one.',
  'picture-turned': 'shows {url}, which is rotated by its metadata: save it upright, or as JPEG.',

  'plate-words':
    'has {found} texts, and {drawing} has {expected}: write one for each, in the order of the drawing.',

  // The texts of the site
  json: 'is not valid JSON ({problem}): correct it there or just before.',
  'texts-type': 'is not {kind} as in {example}: write it in the same way.',
  'texts-empty': 'is empty: write the text.',
  'texts-missing': 'is missing: translate it from {example}.',
  'texts-page': 'is {value}, which is not a page: {remedy}',
  'texts-identifier': 'is {value}: write {english} in every language, since visitors never see it.',
  'texts-untranslated': 'is English: translate {value}, or add it to sameAsEnglish in src/i18n/locales.ts.',
  'texts-placeholders': 'has {found} where {example} has {expected}: use the same placeholders.',
  'service-file': 'names {value}, a service without a file: correct the name, or write {files}.',
  'service-unlisted': 'is not in "services.services-items" of the text files: add its English name there.',
  'service-texts': 'is missing: write the texts of this service, as for the other services.',
  'service-drawing': 'has no drawing: add {drawing}, 400 by 260.',
} as const;

/** Warnings, which don't stop the build. */
const warnings = {
  'too-long': 'has {length} characters, {excess} more than recommended: {reason}.',
  'too-short': 'has {length} characters where at least {minimum} are recommended: write more.',
  'curly-quotes':
    'shows its curly quotation marks to readers: delete them, or put straight ones around them.',
  'far-ahead': 'is {value}, more than a year ahead: check the year.',
  'before-founding': 'is {value}, before the company was founded: check the year.',
  'one-language':
    'is in this language only: write it in {other} too, or add "translation: independent" to each.',
  'lost-address':
    'was published as {address}, which now leads nowhere: undo that, keep the file with "withdrawn: true", or add "formerly: [{id}]" to the item that takes its place.',
  'date-differs': 'is {value}, but {other} has {day}: write the same date in both.',
  'no-optional-translation': 'has no {translations}: write it, or add the field "translation: independent".',
  'alt-one-word': 'has the alternative text {alt}: describe the picture in a sentence.',
  'link-vague': 'has the link {context}, which says nothing about its target: link words that do.',
  'translation-name':
    'seems to be the translation of {other}: rename it to {name}, or add "translation: independent" to both.',
  'picture-blurred':
    'shows {url}, whose {width} by {height} pixels look blurred at {shown}: use a larger one.',
  'markdown-mark': 'shows {mark} to readers: complete the Markdown around it, or put a backslash before it.',
} as const;

/** Every message by its code. */
export const messages = { ...errors, ...warnings };

/** The key of a message. */
export type Code = keyof typeof messages;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters of a message. */
export type Params<C extends Code> = Record<NamesIn<(typeof messages)[C]>, string | number>;

/** The place of a finding. */
export interface Place {
  /** The path from the project's root, with forward slashes. */
  file: string;
  line?: number | undefined;
  /** The field, such as `steps[0].title`. */
  field?: string | undefined;
}

/** An error or a warning. */
export interface Finding extends Place {
  severity: 'error' | 'warning';
  message: string;
}

/** Records a finding. */
export type Report = <C extends Code>(place: Place, code: C, params: Params<C>) => void;

/**
 * Collects findings without duplicates.
 * @returns `report`, and `sorted`: the findings in the order of file and line
 */
export function collectFindings() {
  const found = new Map<string, Finding>();
  const report: Report = (place, code, params) => {
    const values: Readonly<Record<string, string | number>> = params;
    const message = messages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    const finding = { ...place, severity: code in warnings ? 'warning' : 'error', message } as const;
    found.set(JSON.stringify(finding), finding);
  };
  const { compare } = new Intl.Collator(defaultLocale, { numeric: true });
  const sorted = () =>
    Array.from(found.values()).toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { report, sorted };
}

/** Formats a finding as one line: `error: src/content/news/en/quay.md:4: date: is missing: …`. */
export function formatFinding({ severity, file, line, field, message }: Finding): string {
  const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(': ');
  return `${severity}: ${place}: ${message}`;
}

/** A value in quotes on one line, shortened to 60 characters. */
export function quote(text: string): string {
  const letters = Array.from(text);
  return JSON.stringify(letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : text);
}

/**
 * The candidate closest to a misspelt name; undefined if none is close.
 * @param written the name in the file
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const maxDistance = Math.min(written.length - 1, Math.max(2, Math.floor(written.length / 3)));
  return closestMatch(written, [...candidates], { maxDistance });
}

/** The remedy for an unknown name: `did you mean "news"?`, or the fallback if no candidate is close. */
export function suggest(written: string, candidates: Iterable<string>, fallback: string): string {
  const meant = nearest(written, candidates);
  return meant === undefined ? fallback : `did you mean "${meant}"?`;
}
