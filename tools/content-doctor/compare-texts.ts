import { isMap, isScalar, isSeq } from 'yaml';
import { sameInBoth } from '#i18n/same-in-both.ts';
import { count, nearest, quote, type Report } from './findings.ts';
import type { Field } from './parse-yaml.ts';

/** A language's texts by name, `main.navbar.items[0].name`. */
export interface TextFile {
  /** From the project's root. */
  file: string;
  /** Its name alone. */
  name: string;
  fields: Map<string, Field>;
}

/**
 * Compares a language's texts with the English ones, which set the shape.
 * @param english the texts to compare with
 * @param other the texts to judge
 * @param report takes every difference in shape, placeholders or names, and every untranslated text
 */
export function compareTexts(english: TextFile, other: TextFile, report: Report): void {
  const placeOf = ({ line }: Field) => `${english.name}:${line}`;
  const missing = new Map(keysNotIn(other, english));
  for (const [path, { parent, line }] of keysNotIn(english, other)) {
    const siblings = Array.from(missing).filter(([, field]) => field.parent === parent);
    const meant = nearest(
      keyOf(path),
      siblings.map(([sibling]) => keyOf(sibling)),
    );
    for (const [sibling] of siblings) if (keyOf(sibling) === meant) missing.delete(sibling);
    const remedy = meant === undefined ? 'remove it, or add it there.' : `did you mean "${meant}"?`;
    report(other.file, `"${path}" is not in ${english.name}: ${remedy}`, line);
  }
  for (const [path, field] of missing) {
    const message = `"${path}" is missing: add it (${placeOf(field)} has it).`;
    report(other.file, message, other.fields.get(field.parent)?.line);
  }
  for (const [path, field] of english.fields) {
    const own = other.fields.get(path);
    if (!own) continue;
    for (const difference of compareFields(path, field, own, placeOf(field)))
      report(other.file, `"${path}" ${difference}`, own.line);
  }
}

const keyOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The outermost keys that one file has and another lacks; what is no group there is found when it is compared. */
const keysNotIn = (lacking: TextFile, having: TextFile) =>
  having.fields
    .entries()
    .filter(([path, { parent }]) => !lacking.fields.has(path) && isMap(lacking.fields.get(parent)?.node));

function* compareFields(path: string, en: Field, own: Field, place: string): Generator<string> {
  const [kind, ownKind] = [kindOf(en.node), kindOf(own.node)];
  // What is neither text, list nor group is a finding of its own, in either language.
  if (kind === undefined || ownKind === undefined) return;
  if (kind !== ownKind) yield `is ${ownKind}, want ${kind} as in ${place}.`;
  else if (isScalar<string>(en.node) && isScalar<string>(own.node)) {
    yield* compareTwo(path, en.node.value, own.node.value, place);
  } else if (isSeq(en.node) && isSeq(own.node) && en.node.items.length !== own.node.items.length) {
    yield (
      `has ${count(own.node.items.length, 'item')}, want ${en.node.items.length} as in ${place}: ` +
      'give both lists the same items in the same order.'
    );
  }
}

function kindOf(node: unknown): string | undefined {
  if (isMap(node)) return 'a group of keys';
  if (isSeq(node)) return 'a list';
  return isScalar(node) && typeof node.value === 'string' ? 'a text' : undefined;
}

function* compareTwo(path: string, en: string, own: string, place: string): Generator<string> {
  if (isIdentifier(path)) {
    if (own !== en) yield `is ${quote(own)}, want ${quote(en)} in every language: it is not shown.`;
    return;
  }
  if (own === en && own.trim() !== '' && !Object.hasOwn(sameInBoth, own)) {
    yield `is ${quote(own)} in English too: translate it, or add it to src/i18n/same-in-both.ts with the reason.`;
  }
  const [wanted, found] = [placeholdersIn(en), placeholdersIn(own)];
  for (const name of wanted.difference(found)) yield `lacks ${name}: add it as in ${place}.`;
  for (const name of found.difference(wanted)) yield `has ${name}, which ${place} does not have.`;
}

/** Entries of lists are told apart and linked by these; they are not read by visitors as they stand. */
const isIdentifier = (path: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(path);

const placeholdersIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`));
