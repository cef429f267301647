/** What a page tells the worker that came too late to see it load. */
export interface KeepMessage {
  type: 'keep';
  /** The page's own address. */
  page: string;
  /** The addresses of what it has loaded. */
  loaded: string[];
}

/**
 * Tells whether a message asks to keep a page.
 * @param value whatever was sent; only pages of the site can send anything
 */
export const isKeepMessage = (value: unknown): value is KeepMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'keep' &&
  'page' in value &&
  typeof value.page === 'string' &&
  'loaded' in value &&
  Array.isArray(value.loaded) &&
  value.loaded.every((address) => typeof address === 'string');
