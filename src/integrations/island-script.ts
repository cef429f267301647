import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

// What Astro writes in front of a page's first island: the directive, then the element `astro-island`.
const inline = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;
const marks = ['astro:interaction', 'customElements.define("astro-island"'];
const isBootstrap = (code: string) => marks.some((mark) => code.includes(mark));

/**
 * Moves the islands' bootstrap out of the pages into one file, the same for all. It weighs two kilobytes in
 * every document otherwise, and the policy would have to allow its inline hashes.
 * @throws {Error} when a page's islands have no bootstrap, as Astro changed how it writes it
 */
export const islandScript = (): AstroIntegration => ({
  name: 'island-script',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
        const page = new URL(file, dir);
        const html = await readFile(page, 'utf8');
        const parts: string[] = [];
        const rest = html.replace(inline, (script, code: string) => {
          if (!isBootstrap(code)) return script;
          parts.push(code);
          return '';
        });
        if (html.includes('<astro-island') && parts.length !== marks.length) {
          throw new Error(
            `dist/${file}: ${parts.length} island scripts, want ${marks.length}: adapt src/integrations/island-script.ts.`,
          );
        }
        if (parts.length === 0) continue;
        const code = parts.join('');
        const name = `assets/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        await writeFile(new URL(name, dir), code);
        const tag = `<script src="/${name}" async></script>`;
        await writeFile(
          page,
          rest.replace('</head>', () => `${tag}</head>`),
        );
      }
    },
  },
});
