/** The folder of cards, in the build, where names tell contents, and in what builds keep. */
export const cardsFolder = 'assets/cards';

/** How the file of a card ends. */
export const cardEnding = '.jpg';

/** How many characters of the name under which a card is kept stand in its address. */
const length = 8;

/**
 * Names the file of a card, so that another picture has another name: networks keep what they have fetched.
 * @param path of the page, with its language
 * @param kept the name under which the card is kept
 * @returns its place in the folder of cards, without ending: `nl/about.01234567`
 */
export const cardName = (path: string, kept: string): string =>
  `${path.slice(1) || 'home'}.${kept.slice(0, length)}`;

/**
 * Tells which cards that are kept a build shows.
 * @param files of the build's cards
 * @returns a function that says it of a name under which a card is kept
 */
export function shownAmong(files: readonly string[]): (kept: string) => boolean {
  const shown = new Set(files.map((file) => file.slice(-length - cardEnding.length, -cardEnding.length)));
  return (kept) => shown.has(kept.slice(0, length));
}
