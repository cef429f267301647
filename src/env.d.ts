declare module '*.svg?url' {
  const src: string;
  export default src;
}

/** What integrations have Astro import into every page. */
declare module 'astro:scripts/page-ssr.js';

interface ImportMetaEnv {
  /** The day for which the site is built, such as 2026-12-01. */
  readonly PUBLISH_DAY: string;
}
