/** What integrations have Astro import into every page. */
declare module 'astro:scripts/page-ssr.js';
declare module 'virtual:head-scripts/*' {
  const code: string;
  export default code;
}

interface Document {
  /** Not yet in TypeScript's own list; absent in browsers that don't prerender. */
  readonly prerendering?: boolean;
}
