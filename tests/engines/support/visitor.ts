import { setTimeout as pause } from 'node:timers/promises';

/** What a reader has set in their browser before they come. */
export interface Preferences {
  dark?: boolean;
  /** The language of the browser, as a BCP 47 tag; British English, unless named. */
  language?: string;
  /** False for a reader whose browser runs no scripts. */
  scripts?: boolean;
  /** The size of ordinary text, in CSS pixels, as set in the browser; Firefox only. */
  textSize?: number;
  /** Colours of their own in place of the page's; Firefox only. */
  forcedColours?: boolean;
}

/** A reader with a browser of their own, which ends with them. Every engine's browser is driven through this. */
export interface Visitor extends AsyncDisposable {
  /** Opens an address and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but the page and what it is given, and answers with JSON. */
  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Moves the pointer to the middle of the first element that fits, brought into view. */
  point(selector: string): Promise<void>;
  /** Points at an element, and clicks. */
  click(selector: string): Promise<void>;
  /** Presses and releases a key, by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  /** Makes the page so wide and high, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors and warnings of the console so far; WebKit keeps its own from who drives it. */
  readonly complaints: readonly string[];
}

/** The keys that readers press here, with their codes in WebDriver (17.4.2, "Keyboard actions"). */
export const keys = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;

/** A key that is pressed. */
export type Key = keyof typeof keys;

/** Brings an element into view at once, and tells where its middle is, and whether it lies on top. Runs in the page. */
function locate(selector: string): { x: number; y: number; onTop: boolean } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector} on ${location.href}.`);
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return { x, y, onTop: hit !== null && element.contains(hit) };
}

/**
 * Finds where to click, as a reader does: an element that moves, or that the picture of the page before still covers,
 * is waited for.
 * @param visitor who looks
 * @returns the middle of the first element that fits, in CSS pixels of the window
 * @throws {Error} when it lies under something else for ten seconds
 */
export async function reach(
  { ask }: Pick<Visitor, 'ask'>,
  selector: string,
): Promise<{ x: number; y: number }> {
  const end = Date.now() + 10_000;
  let before = { x: NaN, y: NaN };
  while (Date.now() < end) {
    const { x, y, onTop } = await ask(locate, selector);
    if (onTop && before.x === x && before.y === y) return before;
    before = { x, y };
    await pause(50);
  }
  throw new Error(`A reader cannot reach ${selector}: it moves, or something covers it.`);
}
