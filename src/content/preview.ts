/** Whether this is the build of `astro build --mode preview`, which isn't for search engines. */
export const isPreviewBuild = import.meta.env.MODE === 'preview';

/** Whether drafts and scheduled items are shown: in development and in a preview build. */
export const showsDrafts = import.meta.env.DEV || isPreviewBuild;
