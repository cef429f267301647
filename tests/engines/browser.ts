/** The keys that the tests press, by their names in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape';

/** A running browser with one page, which closes when it is disposed of. */
export interface Browser extends AsyncDisposable {
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. Its arguments and its result are passed as JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the first element that matches, once it is visible and on top. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the window in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
}
