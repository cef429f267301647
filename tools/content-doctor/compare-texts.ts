import { sameAsEnglish } from '#i18n/locales.ts';
import { count, nearest, quote, type Finding } from './finding.ts';
import type { TextFile, TextNode } from './text-file.ts';

/**
 * Compares a language's texts with the English ones, which set the shape.
 * @param english the texts to compare with
 * @param other the texts to judge
 * @returns a finding for every difference in shape, placeholders or names, and for every untranslated text
 */
export function compareTexts(english: TextFile, other: TextFile): Finding[] {
  return compareNodes(english.root, other.root, { english, other }).map((finding) => ({
    file: other.file,
    ...finding,
  }));
}

interface Files {
  english: TextFile;
  other: TextFile;
}

type Difference = Omit<Finding, 'file'>;

const kinds = {
  group: 'a group of keys',
  list: 'a list',
  text: 'a text',
  other: 'neither text, list nor group',
};

function compareNodes(en: TextNode, own: TextNode, files: Files): Difference[] {
  const { line } = own;
  // What is neither is a finding of its own, in either language.
  if (en.kind === 'other' || own.kind === 'other') return [];
  if (en.kind !== own.kind) {
    const message = `"${own.path}" is ${kinds[own.kind]}, want ${kinds[en.kind]} as in ${place(en, files)}.`;
    return [{ line, message }];
  }
  if (en.kind === 'group') return compareGroups(en, own, files);
  if (en.kind === 'text') return compareText(en, own, files);
  return compareLists(en, own, files);
}

function compareGroups(en: TextNode, own: TextNode, files: Files): Difference[] {
  const missing = Array.from(en.keys.keys()).filter((key) => !own.keys.has(key));
  const extra = Array.from(own.keys)
    .filter(([key]) => !en.keys.has(key))
    .map(([key, node]) => ({ ...node, meant: nearest(key, missing) }));
  const meant = new Set(extra.map((node) => node.meant));
  return Array.from(en.keys)
    .flatMap(([key, node]): Difference[] => {
      const twin = own.keys.get(key);
      if (twin) return compareNodes(node, twin, files);
      if (meant.has(key)) return [];
      return [
        { line: own.line, message: `"${node.path}" is missing: add it (${place(node, files)} has it).` },
      ];
    })
    .concat(
      extra.map(({ path, line, meant: key }) => {
        const remedy = key === undefined ? 'remove it, or add it there.' : `did you mean "${key}"?`;
        return { line, message: `"${path}" is not in ${files.english.name}: ${remedy}` };
      }),
    );
}

function compareLists(en: TextNode, own: TextNode, files: Files): Difference[] {
  const common = en.items.flatMap((item, index) => {
    const twin = own.items[index];
    return twin ? compareNodes(item, twin, files) : [];
  });
  if (en.items.length === own.items.length) return common;
  const message =
    `"${own.path}" has ${count(own.items.length, 'item')}, want ${en.items.length} as in ${place(en, files)}: ` +
    'give both lists the same items in the same order.';
  return [{ line: own.line, message }, ...common];
}

function compareText(en: TextNode, own: TextNode, files: Files): Difference[] {
  const { line, path, text } = own;
  if (isIdentifier(path)) {
    if (text === en.text) return [];
    return [
      {
        line,
        message: `"${path}" is ${quote(text)}, want ${quote(en.text)} in every language: it is not shown.`,
      },
    ];
  }
  if (text === en.text && text.trim() !== '' && !Object.hasOwn(sameAsEnglish[files.other.locale], text)) {
    const message =
      `"${path}" is ${quote(text)} in English too: translate it, ` +
      'or add it to sameAsEnglish in src/i18n/locales.ts with the reason.';
    return [{ line, message }];
  }
  const [wanted, found] = [placeholders(en.text), placeholders(text)];
  return [
    ...Array.from(
      wanted.difference(found),
      (name) => `"${path}" lacks ${name}: add it as in ${place(en, files)}.`,
    ),
    ...Array.from(
      found.difference(wanted),
      (name) => `"${path}" has ${name}, which ${place(en, files)} does not have.`,
    ),
  ].map((message) => ({ line, message }));
}

/** Entries of lists are told apart and linked by these; they are not read by visitors as they stand. */
const isIdentifier = (path: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(path);

const placeholders = (text: string) =>
  new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`));

const place = ({ line }: TextNode, { english }: Files) => `${english.name}:${line}`;
