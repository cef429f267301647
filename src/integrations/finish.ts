import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { openCompressionCache } from '#build/compression.ts';
import { finishPage } from '#build/finish-page.ts';
import { describeFiles, readRedirects, releaseName, writeManifest } from '#build/manifest.ts';
import { rejectOriginals } from '#build/original-pictures.ts';
import { addPolicies, writeHostFiles } from '#build/static-hosts.ts';
import { editorFile } from '#shared/urls.ts';
import { hashInlineScripts } from '#integrations/client-scripts.ts';
import { serviceWorker } from '#integrations/service-worker.ts';
import type { CspSources, EditorPolicy, PagePolicy } from '#server/manifest.ts';

interface FinishOptions {
  day: string;
  editor: EditorPolicy | undefined;
  thirdParties: CspSources;
  isStatic: boolean;
}

/**
 * Prepares a build for the server: checks its pages, hashes their inline scripts and styles for the
 * Content-Security-Policy, builds the service worker, compresses all files and writes the manifest. Must be the last
 * integration.
 * @param options.day the day for which the site is built, such as 2026-12-01
 * @param options.editor the policy for the web editor's page, if the build has one
 * @param options.thirdParties what pages may use outside this site
 * @param options.isStatic whether hosts that only serve files get what they read: `_headers` and the like
 * @throws {Error} when a page violates the policy or an original image is published, with file and remedy
 */
export function finish({ day, editor, thirdParties, isStatic }: FinishOptions): AstroIntegration {
  let config: AstroConfig;
  let worker: AstroIntegration['hooks'] = {};
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': async (options) => {
        worker = serviceWorker(fileURLToPath(options.config.outDir)).hooks;
        await worker['astro:config:setup']?.(options);
      },
      'astro:config:done': (options) => {
        config = options.config;
        const { assets } = config.build;
        if (!existsSync(new URL(assets, config.publicDir))) return;
        throw new Error(
          `public/${assets}: browsers cache this folder for a year; move its files to public/ itself or to src/assets.`,
        );
      },
      'astro:build:done': async (options) => {
        const folder = fileURLToPath(options.dir);
        const sources = [new URL('content/', config.srcDir), new URL('art/', config.root)];
        const folders = sources.map((source) => fileURLToPath(source));
        await rejectOriginals(folder, folders);
        const hashes = await finishPages(folder);
        if (isStatic) await addPolicies(folder, hashes, thirdParties, editor);
        // After the pages, because the precache list contains hashes of the offline pages.
        await worker['astro:build:done']?.(options);
        const cached = fileURLToPath(new URL('compressed', config.cacheDir));
        const cache = openCompressionCache(cached, (message) => options.logger.warn(message));
        const files = await describeFiles(folder, hashes, editor, cache.compress);
        await cache.prune();
        const redirects = readRedirects(config.redirects);
        const contents = { day, release: releaseName(), files, redirects, thirdParties };
        if (isStatic) await writeHostFiles(folder, contents);
        await writeManifest(folder, contents);
        options.logger.info(`${hashes.size} pages among ${files.length} files`);
      },
    },
  };
}

/**
 * Finishes every page of a build.
 * @returns the CSP hashes of each page, by file
 * @throws {Error} when the CSP would block part of a page, with a line for each problem
 */
async function finishPages(folder: string): Promise<Map<string, PagePolicy>> {
  const approved = await hashInlineScripts();
  const hashes = new Map<string, PagePolicy>();
  const problems: string[] = [];
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    if (file === editorFile) continue;
    const page = finishPage(await readFile(join(folder, file), 'utf8'), approved);
    await writeFile(join(folder, file), page.html);
    hashes.set(file, page.csp);
    problems.push(...page.problems.map((problem) => `dist/${file}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return hashes;
}
