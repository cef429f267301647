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

/** Brings an element into view at once, and tells where its middle is. Runs in the page. */
export function locate(selector: string): [x: number, y: number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector} on ${location.href}.`);
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
