import { bundleInlineScript, inlineScripts } from '#build/policy/inline-scripts.ts';

const prefix = 'virtual:head-scripts/';

/**
 * Gives the head its scripts, each as `virtual:head-scripts/<name>`: they run before the first paint, so they are
 * inlined.
 * @returns a Vite plugin; it finds no script that is not approved
 */
export const headScripts = () => ({
  name: 'head-scripts',
  resolveId: (source: string) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: async (module: string) => {
    const name = inlineScripts.find((script) => module === `\0${prefix}${script}`);
    return name && `export default ${JSON.stringify(await bundleInlineScript(name))};`;
  },
});
