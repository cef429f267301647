// Of src/build/astro-internals.ts and src/build/client-scripts.ts.
declare module 'virtual:i18next';
declare module 'virtual:islands';
declare module 'virtual:head-scripts/*' {
  const code: string;
  export default code;
}

interface Document {
  /** Not yet in TypeScript's own list; absent in browsers that don't prerender. */
  readonly prerendering?: boolean;
}
