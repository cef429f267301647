const helper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper for `import()`, which fetches a chunk's styles and imports ahead: ours have none, and it
 * weighs a sixth of all scripts of our own.
 * @returns a Vite plugin
 */
export const plainImport = () => ({
  name: 'plain-import',
  enforce: 'pre' as const,
  load: (module: string) =>
    module === helper ? 'export const __vitePreload = (load) => load();' : undefined,
});
