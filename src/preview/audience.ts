/** Whether this is a build of `npm run build:preview`, which shows drafts and is kept from search engines. */
export const isPreviewBuild = import.meta.env.MODE === 'preview';

/** Whether the site is for the editors' eyes: in development, and in a preview. */
export const forEditors = import.meta.env.DEV || isPreviewBuild;
