import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

/*
  The parts of Astro that its documentation doesn't promise, all of them. After an update of Astro, compare
  its `dist/runtime/server` with this file, then change the version in
  tests/unit/build/astro-internals.test.ts.
*/

/**
 * Whether an inline script or style is what Astro puts into every page with an island: `<astro-island>` and
 * the directive (1.75 kB compressed). src/client/main.ts and src/styles/base.css contain the same, and Astro
 * has no option to leave it out. If a new version changes it, it isn't recognised, and the build fails
 * because it isn't approved.
 */
export const isIslandCode = (text: string): boolean =>
  text === islandScript || text === ISLAND_STYLES || text.includes('"astro:interaction"');

/** Modules for code that Astro imports itself, but in other places. */
const modules: Readonly<Record<string, string>> = {
  // For src/client/main.ts. `<astro-island>` looks its directive up as it is defined.
  'virtual:islands': "import 'virtual:directive'; import 'astro/runtime/server/astro-island.js';",
  'virtual:directive':
    "import interaction from '/src/client/interaction.ts'; globalThis.Astro = { interaction };",
  // For endpoints, such as the feed: astro-i18next sets i18next up in the script of every page.
  'virtual:i18next': "import 'astro:scripts/page-ssr.js';",
};

export const internalModules = {
  name: 'astro-internals',
  resolveId: (source: string) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
};
