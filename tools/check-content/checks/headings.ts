import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { quote } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';

type Heading = Extract<MdastNode, { type: 'heading' }>;

/**
 * Says what is wrong with a heading and what to do.
 * @param heading as it stands in the Markdown
 * @param above the level of the heading before it, 1 for the title
 */
export type JudgeHeading = (heading: Heading, above: number) => Message | undefined;

/**
 * Makes a judge of headings, who knows the names that pages have given to parts of their own.
 * @param root the project's folder
 */
export function headingJudge(root: string): JudgeHeading {
  const taken = namesInComponents(root);
  return (heading, above) => {
    if (heading.depth === 1) return { code: 'topHeading' };
    const name = nameOf(heading);
    if (name === '') return { code: 'emptyHeading' };
    if (taken.has(name)) return { code: 'takenHeading', address: quote(`#${name}`) };
    return heading.depth > above + 1 ? { code: 'deepHeading', level: heading.depth, above } : undefined;
  };
}

/**
 * The names that pages have given to parts of their own.
 * @param root the project's folder
 */
export const namesInComponents = (root: string): Set<string | undefined> =>
  new Set(
    globSync('src/components/**/*.astro', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(/\sid="([^"{]+)"/g), ([, id]) => id)),
  );

/** What Astro makes of a heading's words for its address. */
export function nameOf(heading: Heading): string {
  let text = '';
  visit(heading, (node: MdastNode) => {
    if ('value' in node) text += node.value;
  });
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
