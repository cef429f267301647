import type { ImageSource, Node, RenderOptions } from '@takumi-rs/core';
import type { Size } from '#build/pictures/crop.ts';
import sheet from '#cards/card.css?raw';
import tokens from '#styles/tokens.css?raw';
import logo from '#art/cards/logo.svg?raw';
import skyline from '#art/scenes/skyline.svg?raw';

/** How large a card is in pixels, as the networks that show one ask for. */
export const cardSize: Size = { width: 1200, height: 630 };

/** How large a cover stands on a card in pixels. */
export const coverSize: Size = { width: 520, height: 519 };

/** Pixels in RGBA, row by row. */
export type Pixels = Size & { data: Uint8Array };

/** The picture of a card, ready to be put on it. */
export type Picture = { kind: 'scene' | 'drawing'; svg: string } | { kind: 'cover'; pixels: Pixels };

/** A title in letters that the display face has; its size and the room that it has are in pixels. */
export interface Title {
  text: string;
  fontSize: number;
  width: number | 'max-content';
  /** How wide its letters are (CSS `font-stretch`). */
  stretch: string;
}

// No buffer of Node's: the renderer would have it write itself as JSON, a number a byte, only to throw that away.
const toBytes = (svg: string): Uint8Array => new TextEncoder().encode(svg);

const images: ImageSource[] = [{ src: 'skyline', data: toBytes(skyline) }];

/** What every card is rendered with. */
export const renderOptions: RenderOptions = { ...cardSize, css: [tokens, sheet], images };

const text = (className: string, words: string): Node => ({ type: 'text', className, text: words });

/** A title alone. */
export const titleNode = ({ text: words, fontSize, width, stretch }: Title): Node => ({
  ...text('title', words),
  style: { fontSize, width, fontStretch: stretch },
});

const pictureNode = (picture: Picture): Node => ({
  type: 'image',
  className: picture.kind,
  src: picture.kind === 'cover' ? picture.pixels : toBytes(picture.svg),
});

/**
 * Puts a card together, as nodes for the renderer; src/cards/card.css lays them out.
 * @param title its title
 * @param section a few words in letters that the display face has, or none
 * @param picture what stands above the quay
 */
export function composeCard(title: Title, section: string, picture: Picture): Node {
  const quay: Node[] = [{ type: 'image', className: 'logo', src: toBytes(logo) }, text('section', section)];
  return {
    type: 'container',
    className: `card with-${picture.kind}`,
    children: [
      { type: 'container', className: 'skyline' },
      titleNode(title),
      pictureNode(picture),
      { type: 'container', className: 'quay', children: quay },
    ],
  };
}
