/** The size of the window in CSS pixels: narrow, so that the menu is behind a button. */
export const viewport = { width: 600, height: 800 };

/** A running browser with one page. */
export interface Browser {
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. Its arguments and its result are passed as JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks at a point of the page's viewport. */
  clickAt: (x: number, y: number) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  /** Returns the console's errors since the last call. A page of the site that had them must be open. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
