/** The progress bar, in milliseconds: when it appears, how long it runs, how long its end is shown. */
export const progress = { throttle: 200, duration: 5000, hide: 500 } as const;

/** Prefetching: how long the page must have been idle, in milliseconds, and how many pages at most. */
export const prefetching = { idle: 2000, limit: 2 } as const;

/** How long, in milliseconds, a page may stay busy: what waits for it to be idle then comes all the same. */
export const patience = 2000;

/** How long, in milliseconds, a visitor is told that the connection is back. */
export const backOnline = 5000;

/** How long, in milliseconds, a visitor who has asked for another page is taken to be on the way to it. */
export const onTheWay = 30_000;

/** How long, in milliseconds, a page waits before it reloads by itself: a navigation shows itself meanwhile. */
export const secondThought = 100;
