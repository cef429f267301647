import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { headerDrawing } from '#components/ui/drawings/header-drawing.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { SitePage } from '#site/page.ts';
import home from '#art/cards/home.svg?raw';

/** What a card shows above the quay. */
export type CardPicture =
  /** A drawing that fills the card, as SVG. */
  | { kind: 'scene'; svg: string }
  /** What stands on the quay, as SVG. */
  | { kind: 'drawing'; svg: string }
  /** The picture of an item: its file and the hash of that, and the point that stays in the middle, such as `30% 60%`. */
  | { kind: 'cover'; file: string; hash: string; focus: string };

/** What a card shows. */
export interface CardContent {
  title: string;
  /** The name of the section to which the page belongs; empty where the page is that itself. */
  section: string;
  picture: CardPicture;
}

const drawings = import.meta.glob<string>('/art/headers/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Says what the card of a page shows: an item its cover, any other page what stands in its header.
 * @param page a page that is listed
 * @throws {Error} when its cover cannot be read
 */
export async function describeCard(page: SitePage): Promise<CardContent> {
  const section = page.trail.at(-2)?.label ?? '';
  if (page.kind === 'home') {
    // Its title names the company, which the card does anyway.
    const title = useTranslations(page.locale)('intro.title');
    return { title, section, picture: { kind: 'scene', svg: home } };
  }
  return { title: page.title, section, picture: await pictureOf(page) };
}

async function pictureOf(page: SitePage): Promise<CardPicture> {
  if (page.kind === 'item') {
    const { cover, coverFocus } = page.entry.data;
    // Whoever reads any other property has Astro publish the original; Astro's types lack this one.
    const { fsPath: file } = cover as typeof cover & { fsPath: string };
    return { kind: 'cover', file, hash: await hashOf(file), focus: coverFocus };
  }
  const svg = headerDrawing(drawings, page.route.split('/'));
  if (!svg) throw new Error('art/headers/default.svg does not exist: draw it.');
  return { kind: 'drawing', svg };
}

const hashes = new Map<string, Promise<string>>();

/** The hash of a file, read once per build: a page and its card ask for it, and often a page in another language. */
function hashOf(file: string): Promise<string> {
  const hashing =
    (import.meta.env.PROD && hashes.get(file)) ||
    readFile(file).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
  hashes.set(file, hashing);
  return hashing;
}
