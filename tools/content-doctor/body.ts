import { collections } from '#content/collections.ts';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import type { Addresses } from './addresses.ts';
import { quote, type Finding } from './finding.ts';
import type { Item } from './items.ts';
import { findLinkProblem } from './links.ts';
import { findPictureProblem } from './picture.ts';

/**
 * Checks the Markdown below the front matter, parsed as Astro parses it.
 * @param root the project's folder, for the pictures
 * @param item the content file
 * @param addresses what links may lead to
 * @returns a finding for every passage that may not be published as it is
 */
export async function checkBody(
  root: string,
  item: Item,
  body: string,
  addresses: Addresses,
): Promise<Finding[]> {
  const { file } = item;
  if (!collections[item.collection].body) return checkEmpty(file, body);
  if (body.trim() === '') return [{ file, message: 'has no text below the front matter: write it.' }];

  const tree = markdownToMdast(body, { features: { frontmatter: false } });
  const pictures = picturesIn(tree);
  const findings = pictures.map((picture) => checkPicture(root, file, picture));
  const definitionsOfPictures = new Set(pictures.map(({ definition }) => definition));
  const linesOfHtml = new Set<number | undefined>();
  visit(tree, (node) => {
    if (node.type === 'html') {
      // An element's end is not a second mistake.
      if (linesOfHtml.has(lineOf(node))) return;
      linesOfHtml.add(lineOf(node));
    }
    const message = definitionsOfPictures.has(node) ? undefined : judge(node, item, addresses);
    if (message !== undefined) findings.push(Promise.resolve([{ file, line: lineOf(node), message }]));
  });
  return (await Promise.all(findings)).flat();
}

function judge(node: MdastNode, item: Item, addresses: Addresses): string | undefined {
  switch (node.type) {
    case 'html':
      return `has raw HTML ${quote(node.value)}: write it in Markdown, or remove it.`;
    case 'heading':
      return node.depth === 1
        ? 'has a heading of level 1, which the title is already: begin it with ##.'
        : undefined;
    case 'link':
    case 'definition':
      return findLinkProblem(node.url, item, addresses);
    default:
      return undefined;
  }
}

interface Picture {
  node: MdastNode;
  alt: string;
  url: string;
  /** Where the address stands when it is not next to the picture. */
  definition?: MdastNode;
}

function picturesIn(tree: MdastNode): Picture[] {
  const pictures: Picture[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') pictures.push({ node, alt: node.alt ?? '', url: node.url });
    if (node.type === 'imageReference') {
      const { alt, identifier } = node;
      visit(tree, 'definition', (definition) => {
        if (definition.identifier !== identifier) return;
        pictures.push({ node, alt: alt ?? '', url: definition.url, definition });
      });
    }
  });
  return pictures;
}

async function checkPicture(root: string, file: string, { node, alt, url }: Picture): Promise<Finding[]> {
  const line = lineOf(node);
  const findings: Finding[] = [];
  if (alt.trim() === '') {
    const message = `has a picture ${quote(url)} without alternative text: say between [ and ] what it shows.`;
    findings.push({ file, line, message });
  }
  const problem = await findPictureProblem(root, file, decode(url));
  if (problem !== undefined)
    findings.push({ file, line, message: `has a picture ${quote(url)}, ${problem}` });
  return findings;
}

/** As Astro does it; what cannot be decoded is not found as a file either. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function checkEmpty(file: string, body: string): Finding[] {
  const line = body.split('\n').findIndex((text) => text.trim() !== '') + 1;
  if (line === 0) return [];
  const message = 'has text below the front matter, where a testimonial has none: move it to "description".';
  return [{ file, line, message }];
}

const lineOf = (node: MdastNode): number | undefined => node.position?.start.line;
