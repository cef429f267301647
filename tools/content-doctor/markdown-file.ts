import type { Finding } from './finding.ts';
import { parseYaml, type YamlDocument } from './yaml-document.ts';

/** A Markdown file, taken apart. */
export interface MarkdownFile {
  file: string;
  frontMatter: YamlDocument;
  /** The Markdown, with empty lines for the front matter, so that line numbers are those of the file. */
  body: string;
}

// Astro's parser too ends the block at the first line that begins with ---.
const block = /^---[ \t]*\r?\n(?<yaml>(?:(?!---)[^\n]*\n)*)---[ \t]*(?:\r?\n|$)/;

/**
 * Takes a Markdown file apart into front matter and text.
 * @param file the path to name in findings
 * @param text what the file holds
 * @returns the parts, or every reason why the front matter cannot be read
 */
export function parseMarkdownFile(file: string, text: string): MarkdownFile | Finding[] {
  const match = block.exec(text);
  const yaml = match?.groups?.['yaml'];
  if (!match || yaml === undefined) return [{ file, line: 1, message: missing(text) }];

  const frontMatter = parseYaml(yaml, 2);
  if (frontMatter.errors.length > 0) return frontMatter.errors.map((error) => ({ file, ...error }));
  return { file, frontMatter, body: match[0].replace(/[^\n]/g, '') + text.slice(match[0].length) };
}

function missing(text: string): string {
  return /^---[ \t]*\r?\n/.test(text)
    ? 'has front matter without an end: close it with a line that says --- and nothing else.'
    : 'has no front matter: begin with a line ---, the keys below it, and another line ---.';
}
