import { Renderer } from '@takumi-rs/core';
import { faces } from '#cards/face.ts';

/** Draws cards; it knows the display face as `Display`, which src/cards/card.css names. */
export const renderer = new Renderer();

for (const data of faces) await renderer.registerFont({ name: 'Display', data });
