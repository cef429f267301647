import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/**
 * Reads a text file.
 * @param root the project's folder
 * @param file the path from there
 * @returns the text without a byte order mark, or why it cannot be had
 */
export async function readText(root: string, file: string): Promise<{ text: string } | { finding: Finding }> {
  let bytes;
  try {
    bytes = await readFile(join(root, file));
  } catch (error) {
    return {
      finding: { file, message: `cannot be read (${reason(error)}): correct the name or the permissions.` },
    };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
    const message = 'is not UTF-8 text from here on: save the file with the encoding UTF-8.';
    return { finding: { file, line: before.split('\n').length, message } };
  }
}

const reason = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
