import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What shows that something is a sample, and what to do about it. */
const signs: [sign: RegExp, remedy: string][] = [
  [/[\w@.-]*\.example\b/, 'an address that nobody can reach: write your own.'],
  [/linkedin\.com\/company\/[\w-]*-example/, 'the page of no company: write your own.'],
  [/Voorbeeld\w*/, 'a street that does not exist: write your own.'],
  [
    /\+3110+\b|\b000[\s\u00a0]00[\s\u00a0]00\b|\\u00a000\\u00a000/,
    'a telephone number that nobody has: write your own.',
  ],
  [/68750110|69599068/, 'a test number of the trade register: write your own.'],
  [/NL000099998B57/, 'the tax office’s example of a VAT id: write your own.'],
];

/** Comments go with the code, not to visitors. */
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

function findSigns(root: string, file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : signs.flatMap(([sign, remedy]) => {
            const [found] = sign.exec(line) ?? [];
            return found === undefined ? [] : [`${file}:${index + 1}: has "${found}", ${remedy}`];
          }),
    );
}

/** A portrait that was drawn is of nobody, and so are the words beside it. */
function findDrawn(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.startsWith('image:'));
  const portrait = basename(lines[index]?.slice('image:'.length).trim() ?? '').replace(/\.\w+$/, '');
  if (!existsSync(join(root, `art/portraits/${portrait}.svg`))) return [];
  return [
    `${file}:${index + 1}: shows a drawn customer: write what a real one said, with their consent and portrait, or delete it.`,
  ];
}

/**
 * Finds what must be replaced before the site goes live.
 * @param root the project's folder
 * @returns a line for each sample, with file, line and remedy
 */
export function findSamples(root: string): string[] {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  return [
    ...list('{src,public}/**/*.{astro,json,md,mjs,svg,ts,tsx,txt}').flatMap((file) => findSigns(root, file)),
    ...list('src/content/testimonials/*/*.md').flatMap((file) => findDrawn(root, file)),
  ];
}
