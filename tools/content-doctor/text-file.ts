import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Locale, LocaleCode } from '#i18n/locales.ts';
import type { Finding } from './finding.ts';
import { readText } from './read-text.ts';

/** A group, list or text of a text file. */
export interface TextNode {
  /** As the code names it: `main.navbar.items[0].name`. */
  path: string;
  line: number;
  kind: 'group' | 'list' | 'text' | 'other';
  /** The text, or what stands in its place. */
  text: string;
  /** What a group holds by key. */
  keys: Map<string, TextNode>;
  /** What a list holds. */
  items: TextNode[];
}

/** A language's texts, with the places of all of them. */
export interface TextFile {
  locale: LocaleCode;
  file: string;
  name: string;
  root: TextNode;
}

/**
 * Reads the text file of a language.
 * @param root the project's folder
 * @param locale the language
 * @returns the texts; nothing when the file cannot be read. Keys that occur twice are findings.
 */
export async function readTextFile(
  root: string,
  locale: Locale,
): Promise<{ texts?: TextFile; findings: Finding[] }> {
  const file = `src/i18n/locales/${locale.file}`;
  const read = await readText(root, file);
  if ('finding' in read) return { findings: [read.finding] };

  const errors: ParseError[] = [];
  const tree = parseTree(read.text, errors, { disallowComments: true });
  const lineAt = (offset: number) => read.text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) {
    // Only the first: the parser's idea of the rest is seldom the writer's.
    const message = `is not valid JSON: ${sentence(printParseErrorCode(error.error))} here or just before.`;
    return { findings: [{ file, line: lineAt(error.offset), message }] };
  }
  if (tree?.type !== 'object')
    return { findings: [{ file, line: 1, message: 'want a group of texts in { }.' }] };

  const findings: Finding[] = [];
  const convert = (node: Node, path: string, line: number): TextNode => {
    const base = { path, line, text: String(node.value), keys: new Map<string, TextNode>(), items: [] };
    if (node.type === 'string') return { ...base, kind: 'text' };
    if (node.type === 'array') {
      const items = node.children?.map((item, index) =>
        convert(item, `${path}[${index}]`, lineAt(item.offset)),
      );
      return { ...base, kind: 'list', items: items ?? [] };
    }
    if (node.type !== 'object') return { ...base, kind: 'other' };
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue;
      const name = String(key.value);
      const child = convert(value, path === '' ? name : `${path}.${name}`, lineAt(key.offset));
      if (base.keys.has(name)) {
        findings.push({
          file,
          line: child.line,
          message: `"${child.path}" occurs twice: keep one of them.`,
        });
      }
      base.keys.set(name, child);
    }
    return { ...base, kind: 'group' };
  };
  return { texts: { locale: locale.code, file, name: locale.file, root: convert(tree, '', 1) }, findings };
}

/** `CloseBraceExpected` as `close brace expected`. */
const sentence = (code: string) =>
  code.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();

/** All texts of a file, one after the other. */
export function* textsIn(node: TextNode): Generator<TextNode> {
  if (node.kind === 'text' || node.kind === 'other') yield node;
  for (const child of [...node.keys.values(), ...node.items]) yield* textsIn(child);
}
