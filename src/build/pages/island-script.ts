import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

// What Astro writes in front of a page's first island: the directive, then the element `astro-island`.
const inline = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;
const marks = ['astro:interaction', 'customElements.define("astro-island"'];
const isBootstrap = (code: string) => marks.some((mark) => code.includes(mark));

/** The page's own module, src/browser/main.ts, as Astro has bundled it; the offline page has one more, which stays. */
const ownModule = /<script type="module" src="\/(assets\/(?!Offline\.)[^"]+\.js)"><\/script>/g;

/** What an island carries for messages, or says although it is so anyway: it weighs on every document. */
const islandNotes =
  / uid="[^"]*"| component-export="default"| props="{}"|&quot;name&quot;:&quot;\w+&quot;,(?=&quot;value&quot;)|&quot;value&quot;:true/g;

/** A style in the middle of the body is no valid HTML; src/styles/base.css has the rule. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The script in the head that brings that module after the first paint; src/components/site/Head.astro has it. */
const later = /(<script data-src)>/;

const remedy = 'adapt src/build/pages/island-script.ts.';

/** @throws {Error} when the page's scripts are not what can be put into one file */
function takeScripts(file: string, html: string) {
  const bootstrap: string[] = [];
  const modules: string[] = [];
  const rest = html
    .replace(islandStyle, '')
    .replace(inline, (script, code: string) => {
      if (!isBootstrap(code)) return script;
      bootstrap.push(code);
      return '';
    })
    .replace(ownModule, (_, name: string) => {
      modules.push(name);
      return '';
    })
    .replace(/<astro-island[^>]*>/g, (tag) => tag.replace(islandNotes, ''));
  const want = html.includes('<astro-island') ? marks.length : 0;
  if (bootstrap.length !== want) {
    throw new Error(`dist/${file}: ${bootstrap.length} island scripts, want ${want}: ${remedy}`);
  }
  const [own] = modules;
  if (!later.test(rest)) throw new Error(`dist/${file}: nothing brings its script: ${remedy}`);
  if (!own || modules.length > 1 || /<script[^>]+src="(?!\/assets\/Offline\.)/.test(rest)) {
    throw new Error(
      `dist/${file}: ${modules.length} modules of its own, want 1 and no other file: ${remedy}`,
    );
  }
  return { rest, bootstrap, own };
}

/** @throws {Error} when the module imports others, which would be requests of their own */
async function readModule(dir: URL, name: string): Promise<string> {
  const code = await readFile(new URL(name, dir), 'utf8');
  if (/(?:^|[;}\n])import\s*["'{*\w]/.test(code)) {
    throw new Error(`dist/${name}: imports another file, so that a page would ask for two: ${remedy}`);
  }
  return code;
}

/**
 * Puts the islands' bootstrap, which Astro writes into the pages, and the page's own module into one file, the same
 * for all. The bootstrap weighs two kilobytes in every document otherwise, and the policy would have to allow its
 * inline hashes.
 * @throws {Error} when a page has other scripts than these, as Astro changed how it writes them
 */
export const islandScript = (): AstroIntegration => ({
  name: 'island-script',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const taken = new Set<string>();
      for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
        const page = new URL(file, dir);
        const { rest, bootstrap, own } = takeScripts(file, await readFile(page, 'utf8'));
        taken.add(own);
        const code = [...bootstrap, await readModule(dir, own)].join('\n');
        const name = `assets/main.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        await writeFile(new URL(name, dir), code);
        await writeFile(page, rest.replace(later, `$1="/${name}">`));
      }
      for (const name of taken) await rm(new URL(name, dir));
      for await (const file of glob('assets/*.js', { cwd: fileURLToPath(dir) })) {
        const code = await readFile(new URL(file, dir), 'utf8');
        const gone = [...taken].find((name) => code.includes(basename(name)));
        if (gone) throw new Error(`dist/${file}: imports ${gone}, which is put into another file: ${remedy}`);
      }
    },
  },
});
