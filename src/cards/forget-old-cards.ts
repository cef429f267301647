import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetUnused } from '#build/release/kept.ts';
import { cardsFolder, shownAmong } from '#cards/address.ts';

/** Removes the cards that earlier builds kept and this one does not show. */
export function forgetOldCards(): AstroIntegration {
  let cache: URL;
  return {
    name: 'forget-old-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = config.cacheDir;
      },
      'astro:build:done': async ({ dir }) => {
        const files = await readdir(new URL(cardsFolder, dir), { recursive: true });
        await forgetUnused(fileURLToPath(new URL(cardsFolder, cache)), shownAmong(files));
      },
    },
  };
}
