import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { quote } from '#tools/content-doctor/findings.ts';

type Heading = Extract<MdastNode, { type: 'heading' }>;

/**
 * Says what is wrong with a heading and what to do.
 * @param heading as it stands in the Markdown
 * @param above the level of the heading before it, 1 for the title
 */
export type JudgeHeading = (heading: Heading, above: number) => string | undefined;

/**
 * Makes a judge of headings, who knows the names that pages have given to parts of their own.
 * @param root the project's folder
 */
export function headingJudge(root: string): JudgeHeading {
  const components = globSync('src/components/**/*.astro', { cwd: root });
  const taken = new Set(
    components
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(/\sid="([^"{]+)"/g), ([, id]) => id)),
  );
  return (heading, above) => {
    if (heading.depth === 1) return 'has a heading of level 1, which the title is already: begin it with ##.';
    const name = nameOf(heading);
    if (name === '') return 'has a heading without words: write them, or remove it.';
    if (taken.has(name))
      return `has a heading whose address would be ${quote(`#${name}`)}, which is a part of the page itself: say more.`;
    if (heading.depth <= above + 1) return undefined;
    return `has a heading of level ${heading.depth} below one of level ${above}: begin it with ${'#'.repeat(above + 1)}.`;
  };
}

/** What Astro makes of a heading's words for its address. */
function nameOf(heading: Heading): string {
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
