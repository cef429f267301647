import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readInlineContent } from '#build/policy/inline-content.ts';
import { inlineScripts } from '#server/handler/headers/inline-scripts.ts';

/**
 * Finds what the policy would block in the pages of a build.
 * @param folder the build's folder
 * @param approved the hashes of inline scripts that may run
 * @returns one line for each find, with page and remedy; and for each approval that no page needs
 */
export async function findBlocked(
  folder: string,
  approved: Readonly<Record<string, string>> = inlineScripts,
): Promise<string[]> {
  const lines: string[] = [];
  const used = new Set<string>();
  const known = new Set(Object.values(approved));
  for (const file of (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).sort()) {
    const { scripts, forbidden } = readInlineContent(await readFile(join(folder, file), 'utf8'));
    for (const script of scripts) {
      if (!known.has(script) && !used.has(script))
        lines.push(
          `dist/${file}: an inline script with the hash ${script} is not approved; read it and add the hash to src/server/handler/headers/inline-scripts.ts, or move it to a file.`,
        );
      used.add(script);
    }
    for (const quote of forbidden)
      lines.push(
        `dist/${file}: ${quote} is blocked by the policy; use a class, a listener or a plain address.`,
      );
  }
  for (const [name, script] of Object.entries(approved)) {
    if (!used.has(script))
      lines.push(
        `src/server/handler/headers/inline-scripts.ts: no page has the script "${name}" any more; take it out.`,
      );
  }
  return lines;
}

/** Stops a build whose pages hold what the policy would block. */
export const policyGate = (): AstroIntegration => ({
  name: 'policy-gate',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const lines = await findBlocked(fileURLToPath(dir));
      if (lines.length > 0) throw new Error(lines.join('\n'));
    },
  },
});
