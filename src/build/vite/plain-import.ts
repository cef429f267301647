const helper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper for `import()`, which fetches a chunk's styles and imports ahead: ours have none, and it
 * weighs a sixth of all scripts of our own.
 * @returns a Vite plugin
 */
export const plainImport = () => ({
  name: 'plain-import',
  enforce: 'pre' as const,
  // The web editor gets a copy of its own, or the site's pages would load one as a file that both share.
  resolveId: (source: string, importer = '') =>
    source === helper && importer.includes('@sveltia') ? `${helper}?editor` : undefined,
  load: (module: string) =>
    module.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : undefined,
});
