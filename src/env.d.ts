declare module '*.svg?url' {
  const src: string;
  export default src;
}

interface ImportMetaEnv {
  /** The day for which the site is built, such as 2026-12-01. */
  readonly PUBLISH_DAY: string;
}
