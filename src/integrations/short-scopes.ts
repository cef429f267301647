import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const scope = /\bastro-[a-z0-9]{8}\b/g;

/**
 * Shortens the class names by which Astro scopes styles: they stand on nearly every element, and their
 * random letters do not compress. Measured on the Dutch home page: 2.5 % of the compressed document.
 */
export const shortScopes = (): AstroIntegration => ({
  name: 'short-scopes',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const pages = await Array.fromAsync(glob('**/*.html', { cwd }), (file) => new URL(file, dir));
      const texts = await Promise.all(
        pages.map(async (file) => ({ file, html: await readFile(file, 'utf8') })),
      );
      const scopes = [...new Set(texts.flatMap(({ html }) => html.match(scope) ?? []))].sort();
      const names = new Map(scopes.map((name, index) => [name, `_${index.toString(36)}`]));
      await Promise.all(
        texts.map(({ file, html }) =>
          writeFile(
            file,
            html.replace(scope, (name) => names.get(name) ?? name),
          ),
        ),
      );
    },
  },
});
