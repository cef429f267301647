import { fileURLToPath } from 'node:url';
import { openKept } from '#build/release/kept.ts';
import { cardEnding, cardsFolder } from '#cards/address.ts';
import { describeCard } from '#cards/content.ts';
import { renderCard } from '#cards/render.ts';
import { sourcesOf } from '#cards/sources.ts';
import type { SitePage } from '#site/page.ts';
import { localizePath } from '#site/routing.ts';

/**
 * Opens what earlier builds kept of cards.
 * @param cache the folder of what builds keep
 * @returns a function that gives the card of a page as a JPEG, drawn anew only when what it shows has changed
 * @throws {Error} the function, when a card cannot be drawn, naming the page
 */
export function openCards(cache: URL): (page: SitePage) => Promise<Buffer> {
  const kept = openKept(fileURLToPath(new URL(cardsFolder, cache)));
  return async (page) => {
    const content = await describeCard(page);
    return kept.get(sourcesOf(content), cardEnding, () =>
      renderCard(content).catch((cause: unknown) => {
        throw new Error(
          `${localizePath(page.locale, page.route)}: its card cannot be drawn. ${String(cause)}`,
          { cause },
        );
      }),
    );
  };
}
