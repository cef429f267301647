declare module 'virtual:browser-texts' {
  /** The few texts that scripts show, in the language that the document has now. */
  export default function texts(): { progress: string; online: string; offline: string };
}

declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module 'astro/virtual-modules/prefetch.js' {
  export { prefetch } from 'astro:prefetch';
}

declare module 'virtual:head-scripts/*' {
  const code: string;
  export default code;
}

interface Document {
  /** Not yet in TypeScript's own list; absent where pages are not prerendered. */
  readonly prerendering?: boolean;
}
