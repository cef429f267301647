import { renderer } from '#cards/renderer.ts';
import { renderOptions, titleNode, type Picture, type Title } from '#cards/template.ts';

/** The room that a title has beside each kind of picture, and the size at which a short one is set, in pixels. */
const rooms = {
  scene: { width: 600, height: 240, largest: 76 },
  drawing: { width: 1080, height: 190, largest: 124 },
  cover: { width: 580, height: 410, largest: 88 },
} as const satisfies Record<Picture['kind'], { width: number; height: number; largest: number }>;

/** The largest at which a word is broken, and the smallest: it is still read where a card is 300 pixels wide. */
const [largestBroken, smallest] = [64, 40];

const step = 4;

/**
 * Chooses the size of a title: the largest at which all of it fits with its words whole; where there is none, the
 * largest at which it fits with words broken.
 * @param text in letters that the display face has
 * @param kind what it stands beside
 */
export async function fitTitle(text: string, kind: Picture['kind']): Promise<Title> {
  const { width, height, largest } = rooms[kind];
  const whole = width / (await widestWord(text));
  let fontSize = Math.min(largest, whole < smallest ? largestBroken : step * Math.floor(whole / step));
  while (fontSize > smallest && (await heightOf({ text, fontSize, width })) > height) fontSize -= step;
  return { text, fontSize, width };
}

const heightOf = async (title: Title): Promise<number> =>
  (await renderer.measure(titleNode(title), renderOptions)).height;

/** How wide the widest word is where letters have a size of one. */
async function widestWord(text: string): Promise<number> {
  const column = titleNode({ text: text.replaceAll(' ', '\n'), fontSize: smallest, width: 'max-content' });
  const { runs } = await renderer.measure(
    { ...column, style: { ...column.style, whiteSpace: 'pre' } },
    renderOptions,
  );
  return Math.max(0, ...runs.map(({ width }) => width)) / smallest;
}
