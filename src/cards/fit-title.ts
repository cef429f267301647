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

/** How wide letters are: narrow ones where a long word would make a title small. */
const [wide, narrow] = ['100%', '80%'];

/** The smallest size at which a title is still seen before it is read. */
const seen = 64;

/**
 * Chooses the size of a title: the largest at which all of it fits with its words whole, in narrow letters where that
 * is small; where there is none, the largest at which it fits with words broken.
 * @param text in letters that the display face has
 * @param kind what it stands beside
 */
export async function fitTitle(text: string, kind: Picture['kind']): Promise<Title> {
  const title = await fit(text, kind, wide);
  if (title.fontSize >= seen) return title;
  const condensed = await fit(text, kind, narrow);
  return condensed.fontSize > title.fontSize ? condensed : title;
}

async function fit(text: string, kind: Picture['kind'], stretch: string): Promise<Title> {
  const { width, height, largest } = rooms[kind];
  const whole = width / (await widestWord(text, stretch));
  let fontSize = Math.min(largest, whole < smallest ? largestBroken : step * Math.floor(whole / step));
  while (fontSize > smallest && (await heightOf({ text, fontSize, width, stretch })) > height)
    fontSize -= step;
  return { text, fontSize, width, stretch };
}

const heightOf = async (title: Title): Promise<number> =>
  (await renderer.measure(titleNode(title), renderOptions)).height;

/** How wide the widest word is where letters have a size of one. */
async function widestWord(text: string, stretch: string): Promise<number> {
  const words = text.replaceAll(' ', '\n');
  const column = titleNode({ text: words, fontSize: smallest, width: 'max-content', stretch });
  const { runs } = await renderer.measure(
    { ...column, style: { ...column.style, whiteSpace: 'pre' } },
    renderOptions,
  );
  return Math.max(0, ...runs.map(({ width }) => width)) / smallest;
}
