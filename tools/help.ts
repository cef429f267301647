import { readFileSync } from 'node:fs';

/**
 * With `--help`, prints the comment at the top of a command's file, and exits.
 * @param file the command's file
 */
export function showHelp(file: string): void {
  if (!process.argv.includes('--help')) return;
  const [, comment = ''] = /\/\*\n(.*?)\n\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  console.log(comment.replace(/^ {2}/gm, ''));
  process.exit();
}
