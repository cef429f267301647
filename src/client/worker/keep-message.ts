/** What a page tells the worker that came too late to see it load. */
export interface KeepMessage {
  type: 'keep';
  /** The page's own address. */
  page: string;
  /** The addresses of what it has loaded. */
  loaded: string[];
}
