import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { collections } from '#content/collections.ts';
import type { Addresses } from './addresses.ts';
import { quote, type Say } from './findings.ts';
import { findHidden } from './hidden-characters.ts';
import type { Item } from './items.ts';
import { findLinkProblem } from './links.ts';
import type { JudgePicture } from './pictures.ts';

/**
 * Checks the Markdown below the front matter, parsed as Astro parses it.
 * @param item the content file
 * @param body its Markdown
 * @param addresses what links may lead to
 * @param judgePicture says what is wrong with a picture
 * @param say takes every passage that may not be published as it is
 */
export async function checkBody(
  item: Item,
  body: string,
  addresses: Addresses,
  judgePicture: JudgePicture,
  say: Say,
): Promise<void> {
  const text = body.trimStart();
  const { body: wanted, label } = collections[item.collection];
  if (wanted && text === '') say('has no text below the front matter: write it.');
  if (!wanted && text !== '') {
    const line = body.slice(0, -text.length).split('\n').length;
    say(`has text below the front matter, where a ${label} has none: move it to "description".`, line);
  }
  if (!wanted || text === '') return;

  const nodes: MdastNode[] = [];
  visit(markdownToMdast(body, { features: { frontmatter: false } }), (node) => void nodes.push(node));
  const pictures = findPictures(nodes);
  const addressesOfPictures = new Set<MdastNode | undefined>(pictures.map(({ definition }) => definition));
  for (const node of nodes) {
    if (addressesOfPictures.has(node)) continue;
    for (const message of judge(node, item, addresses)) say(message, lineOf(node));
  }
  for (const { node, url } of pictures) {
    const has = `has a picture ${quote(url)}`;
    if (!node.alt?.trim())
      say(`${has} without alternative text: say between [ and ] what it shows.`, lineOf(node));
    const problem = await judgePicture(item.folder, decode(url));
    if (problem !== undefined) say(`${has}, ${problem}`, lineOf(node));
  }
}

const lineOf = (node: MdastNode): number | undefined => node.position?.start.line;

type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

interface Picture {
  node: NodeOf<'image' | 'imageReference'>;
  url: string;
  /** Where the address stands when it is not next to the picture. */
  definition?: NodeOf<'definition'>;
}

function findPictures(nodes: MdastNode[]): Picture[] {
  const definitions = nodes.filter((node) => node.type === 'definition');
  return nodes.flatMap((node): Picture[] => {
    if (node.type === 'image') return [{ node, url: node.url }];
    if (node.type !== 'imageReference') return [];
    const definition = definitions.find(({ identifier }) => identifier === node.identifier);
    return definition ? [{ node, url: definition.url, definition }] : [];
  });
}

function* judge(node: MdastNode, item: Item, addresses: Addresses): Generator<string> {
  for (const value of Object.values(node)) if (typeof value === 'string') yield* findHidden(value);
  if (node.type === 'heading' && node.depth === 1) {
    yield 'has a heading of level 1, which the title is already: begin it with ##.';
  }
  if (node.type === 'html') {
    // An element's end is not a second mistake.
    yield `has raw HTML ${quote(node.value.replace(/^<\//, '<'))}: write it in Markdown, or remove it.`;
  }
  if (node.type === 'link' || node.type === 'definition') {
    const problem = findLinkProblem(node.url, item, addresses);
    if (problem !== undefined) yield `links to ${quote(node.url)}, ${problem}`;
  }
}

/** As Astro does it; what cannot be decoded is not found as a file either. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
