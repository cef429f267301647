/** Whether this is a preview (`astro build --mode preview`), which search engines must not index. */
export const isPreviewBuild = import.meta.env.MODE === 'preview';

/** Whether drafts and scheduled items are shown: in development and in a preview build. */
export const showsDrafts = import.meta.env.DEV || isPreviewBuild;
