import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { finishPages } from '#build/pages/finish-pages.ts';
import { createCompressor } from '#build/release/compress.ts';
import { openKept } from '#build/release/kept.ts';
import { describeFile, describeFiles } from '#build/release/describe.ts';
import { listServed, writeManifest } from '#build/release/manifest.ts';
import { releaseName } from '#build/release/release-name.ts';
import { refuseOriginals } from '#build/release/originals.ts';
import { serviceWorker } from '#build/release/service-worker.ts';
import type { EditorPolicy } from '#server/manifest.ts';
import { editorFile } from '#site/routing.ts';

/** Astro's option without its status: the server always answers with 308. */
const readRedirects = (redirects: NonNullable<AstroConfig['redirects']>) =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [from, typeof to === 'string' ? to : to.destination]),
  );

/**
 * Makes what Astro has written ready to be served. All that happens to a build stands here, in its order; it must be
 * the last integration.
 * @param options.day the day for which the build is made, such as 2026-12-01
 * @param options.editor what the web editor needs, if the build has one
 * @throws {Error} when the build cannot be served as it is, naming file and remedy
 */
export function finish({ day, editor }: { day: string; editor: EditorPolicy | undefined }): AstroIntegration {
  let worker: AstroIntegration['hooks'] = {};
  let cache = '';
  let content = '';
  let redirects: AstroConfig['redirects'] = {};
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': async (options) => {
        worker = serviceWorker(fileURLToPath(options.config.outDir)).hooks;
        await worker['astro:config:setup']?.(options);
      },
      'astro:config:done': ({ config: { build, cacheDir, publicDir, srcDir, ...config } }) => {
        redirects = config.redirects;
        cache = fileURLToPath(cacheDir);
        content = fileURLToPath(new URL('content/', srcDir));
        if (existsSync(new URL(build.assets, publicDir))) {
          throw new Error(
            `public/${build.assets}: browsers keep what stands there for a year, whatever its name; move its files to public/ itself or to src/assets.`,
          );
        }
        const [page] = globSync('**/*.html', { cwd: publicDir });
        if (page) {
          throw new Error(
            `public/${page}: is no page of the site, and would go out without its scripts and policy; write a page in src/pages. To show that a domain is yours, use its DNS.`,
          );
        }
      },
      'astro:build:done': async (options) => {
        const folder = fileURLToPath(options.dir);
        const compressor = createCompressor(join(cache, 'compressed'));
        const kept = openKept(join(cache, 'finished'));

        await refuseOriginals(folder, content);
        const pages = await finishPages(folder, compressor, kept);
        // It notes what is in the offline pages, so these are final.
        await worker['astro:build:done']?.(options);
        const done = new Set([...pages.map(({ variants }) => variants.identity.file), editorFile]);
        const others = (await listServed(folder)).filter((file) => !done.has(file));
        const files = [...pages, ...(await describeFiles(folder, others, compressor))];
        if (editor) {
          const page = await readFile(join(folder, editorFile));
          files.push(await describeFile(folder, editorFile, page, compressor, { editor }));
        }
        const manifest = await writeManifest(folder, {
          day,
          release: releaseName(),
          files,
          redirects: readRedirects(redirects),
        });
        await Promise.all([kept.forgetUnused(), compressor.forgetUnused()]);

        options.logger.info(
          `${manifest.files.length} files listed, ${kept.made} pages finished and ${compressor.made} forms compressed anew`,
        );
      },
    },
  };
}
