import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { collections } from '#content/collections.ts';
import { quote, type Say } from '#tools/check-content/findings.ts';
import type { JudgeHeading } from './headings.ts';
import { findHidden } from './hidden-characters.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import type { JudgeLink } from './links.ts';
import type { JudgePicture } from './pictures.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';

/** Who says what is wrong with a part of a text. */
interface Judges {
  heading: JudgeHeading;
  link: JudgeLink;
  picture: JudgePicture;
}

/**
 * Checks the Markdown below the front matter, parsed as Astro parses it.
 * @param item the content file
 * @param body its Markdown
 * @param judges say what is wrong with headings, links and pictures
 * @param say takes every passage that may not be published as it is
 */
export async function checkBody(item: Item, body: string, judges: Judges, say: Say): Promise<void> {
  const text = body.trimStart();
  const { longestBody } = collections[item.collection];
  if (longestBody && text === '') say({ code: 'noText' });
  if (!longestBody && text !== '') {
    const line = body.slice(0, -text.length).split('\n').length;
    say({ code: 'textOfNone', collection: item.collection }, line);
  }
  if (!longestBody || text === '') return;
  const excess = body.trim().length - longestBody;
  if (excess > 0) say({ code: 'longText', length: longestBody + excess, excess });

  const nodes: MdastNode[] = [];
  visit(markdownToMdast(body, { features: { frontmatter: false } }), (node) => void nodes.push(node));
  const isDefinition = (node: MdastNode) => node.type === 'definition';
  const definitions = new Map(
    // The first of a name holds.
    nodes
      .filter(isDefinition)
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );
  const ofPictures = new Set(nodes.map((node) => node.type === 'imageReference' && node.identifier));
  // The title's.
  let level = 1;
  for (const node of nodes) {
    const line = node.position?.start.line;
    for (const value of Object.values(node)) {
      if (typeof value === 'string') for (const message of findHidden(value)) say(message, line);
    }
    // The address of a picture is no link.
    if (node.type === 'definition' && ofPictures.has(node.identifier)) continue;
    const problem = judge(node, level, item, judges);
    if (node.type === 'heading') level = node.depth;
    if (problem !== undefined) say(problem, line);
    if (node.type !== 'image' && node.type !== 'imageReference') continue;

    const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
    if (!node.alt?.trim()) say({ code: 'pictureWithoutWords', url: quote(url) }, line);
    const remark = await judges.picture(item.folder, decode(url));
    if (remark) say({ code: 'picture', url: quote(url), problem: remark.message }, line, remark.warning);
  }
}

/** Says what is wrong with a node that stands below a heading of the level `above`. */
function judge(node: MdastNode, above: number, item: Item, judges: Judges): Message | undefined {
  switch (node.type) {
    case 'html':
      // An element's end is not a second mistake.
      return { code: 'html', html: quote(node.value.replace(/^<\//, '<')) };
    case 'heading':
      return judges.heading(node, above);
    case 'listItem':
      return typeof node.checked === 'boolean' ? { code: 'taskList' } : undefined;
    case 'table':
      if (node.children[0]?.children.some(({ children }) => children.length > 0)) return undefined;
      return { code: 'tableWithoutHeadings' };
    case 'link':
    case 'definition': {
      if (node.type === 'link' && node.children.length === 0)
        return { code: 'linkWithoutWords', url: quote(node.url) };
      const problem = judges.link(node.url, item);
      return problem && { code: 'link', url: quote(node.url), problem };
    }
    default:
      return undefined;
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
