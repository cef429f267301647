import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { sameAsEnglish, type Locale } from '#i18n/locales.ts';
import { count, nearest, quote, type Report, type Say } from './findings.ts';
import type { Field } from './parse-yaml.ts';

/** A language's texts by name, `main.navbar.items[0].name`. */
export interface TextFile {
  locale: Locale;
  /** From the project's root. */
  file: string;
  fields: Map<string, Field>;
}

/**
 * Compares a language's texts with the English ones, which set the shape.
 * @param english the texts to compare with
 * @param other the texts to judge
 * @param report takes every difference in shape, placeholders or names, and every untranslated text
 */
export function compareTexts(english: TextFile, other: TextFile, report: Report): void {
  const placeOf = ({ line }: Field) => `${english.locale.file}:${line}`;
  const missing = new Map(keysNotIn(other, english));
  for (const [path, { parent, line }] of keysNotIn(english, other)) {
    const siblings = Array.from(missing).filter(([, field]) => field.parent === parent);
    const meant = nearest(
      keyOf(path),
      siblings.map(([sibling]) => keyOf(sibling)),
    );
    for (const [sibling] of siblings) if (keyOf(sibling) === meant) missing.delete(sibling);
    const remedy = meant === undefined ? 'remove it, or add it there.' : `did you mean "${meant}"?`;
    report(other.file, `"${path}" is not in ${english.locale.file}: ${remedy}`, line);
  }
  for (const [path, field] of missing) {
    const message = `"${path}" is missing: add it (${placeOf(field)} has it).`;
    report(other.file, message, other.fields.get(field.parent)?.line);
  }
  for (const [path, field] of english.fields) {
    const own = other.fields.get(path);
    if (!own) continue;
    const place = placeOf(field);
    const say: Say = (message) => report(other.file, `"${path}" ${message}`, own.line);
    if (isText(field.node) && isText(own.node)) {
      compareTwo(field.node.value, own.node.value, { path, place, locale: other.locale, say });
    } else compareGroups(field.node, own.node, place, say);
  }
}

const keyOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The outermost keys that one file has and another lacks; what is no group there is found when it is compared. */
const keysNotIn = (lacking: TextFile, having: TextFile) =>
  having.fields
    .entries()
    .filter(([path, { parent }]) => !lacking.fields.has(path) && isMap(lacking.fields.get(parent)?.node));

const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

function compareGroups(en: unknown, own: unknown, place: string, say: Say): void {
  const [kind, ownKind] = [kindOf(en), kindOf(own)];
  // What is neither text, list nor group is a finding of its own, in either language.
  if (kind === undefined || ownKind === undefined) return;
  if (kind !== ownKind) say(`is ${ownKind}, want ${kind} as in ${place}.`);
  if (!isSeq(en) || !isSeq(own) || en.items.length === own.items.length) return;
  const lengths = `${count(own.items.length, 'item')}, want ${en.items.length} as in ${place}`;
  say(`has ${lengths}: give both lists the same items in the same order.`);
}

function kindOf(node: unknown): string | undefined {
  if (isMap(node)) return 'a group of keys';
  if (isSeq(node)) return 'a list';
  return isText(node) ? 'a text' : undefined;
}

interface Pair {
  path: string;
  /** Where the English text stands. */
  place: string;
  locale: Locale;
  say: Say;
}

function compareTwo(en: string, own: string, { path, place, locale, say }: Pair): void {
  if (isIdentifier(path)) {
    if (own !== en) say(`is ${quote(own)}, want ${quote(en)} in every language: it is not shown.`);
    return;
  }
  if (own === en && own.trim() !== '' && !Object.hasOwn(sameAsEnglish[locale.code], own)) {
    const remedy = 'translate it, or add it to sameAsEnglish in src/i18n/locales.ts with the reason';
    say(`is ${quote(own)} in English too: ${remedy}.`);
  }
  const [wanted, found] = [placeholdersIn(en), placeholdersIn(own)];
  for (const name of wanted.difference(found)) say(`lacks ${name}: add it as in ${place}.`);
  for (const name of found.difference(wanted)) say(`has ${name}, which ${place} does not have.`);
}

/** Entries of lists are told apart and linked by these; they are not read by visitors as they stand. */
const isIdentifier = (path: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(path);

const placeholdersIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`));
