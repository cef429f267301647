import { existsSync, globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashInlineScripts } from '#build/client-scripts.ts';
import { finishPage } from '#build/finish-page.ts';
import { describeFiles, readRedirects, releaseName, writeManifest } from '#build/manifest.ts';
import { rejectOriginals } from '#build/original-pictures.ts';
import { serviceWorker } from '#build/service-worker.ts';
import { addPolicies, writeHostFiles } from '#build/static-hosts.ts';
import type { CspSources, EditorPolicy, PagePolicy } from '#server/manifest.ts';
import { formerBuild } from '#server/read-build.ts';
import { editorFile } from '#shared/urls.ts';

interface OutputOptions {
  day: string;
  editor: EditorPolicy | undefined;
  thirdParties: CspSources;
  isStatic: boolean;
}

/**
 * Makes what Astro has built ready for the server, in this order: pages, service worker, manifest. All of it
 * happens in `dist.unfinished`, which becomes `dist` at the end, so that a build that fails or is stopped
 * leaves the last one in place. Astro runs the steps after all other integrations, wherever this one is in
 * the list.
 * @param options.day the day for which the site is built, such as 2026-12-01
 * @param options.editor the policy for the web editor's page, if the build has one
 * @param options.thirdParties what pages may use outside this site
 * @param options.isStatic whether hosts that only serve files get what they read: `_headers` and the like
 */
export const output = (options: OutputOptions): AstroIntegration => ({
  name: 'output',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command !== 'build') return;
      if (existsSync(new URL(config.build.assets, config.publicDir)))
        throw new Error(
          `public/${config.build.assets}: browsers cache this folder for a year; move its files to public/ itself or to src/assets.`,
        );
      const target = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
      const outDir = new URL(`${config.outDir.href.replace(/\/$/, '')}.unfinished/`);
      const policies = new Map<string, PagePolicy>();
      updateConfig({
        outDir,
        integrations: [
          finishPages(options, policies),
          serviceWorker(fileURLToPath(outDir)),
          publish(options, policies, target),
        ],
      });
    },
  },
});

const finishPages = (
  { editor, thirdParties, isStatic }: OutputOptions,
  policies: Map<string, PagePolicy>,
): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      rejectOriginals(folder, ['src/content', 'art']);
      const approved = await hashInlineScripts();
      const problems: string[] = [];
      for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
        if (file === editorFile) continue;
        const page = finishPage(await readFile(join(folder, file), 'utf8'), approved);
        await writeFile(join(folder, file), page.html);
        policies.set(file, page.policy);
        problems.push(...page.problems.map((problem) => `dist/${file}: ${problem}`));
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
      if (isStatic) await addPolicies(folder, policies, thirdParties, editor);
    },
  },
});

function publish(
  { day, editor, thirdParties, isStatic }: OutputOptions,
  policies: ReadonlyMap<string, PagePolicy>,
  target: string,
): AstroIntegration {
  let redirects = {};
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        redirects = readRedirects(config.redirects);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = await describeFiles(folder, policies, editor, target);
        const contents = { day, release: releaseName(), files, redirects, thirdParties };
        if (isStatic) await writeHostFiles(folder, contents);
        await writeManifest(folder, contents);
        await replaceBuild(folder, target);
        logger.info(`${policies.size} pages among ${files.length} files`);
      },
    },
  };
}

/**
 * Moves a finished build to its final folder. Between two renames that folder is missing, but never
 * incomplete. The build that was there stays beside it until the next time, for a server that still reads its
 * pictures.
 * @param target the final folder, on the same disk
 */
export async function replaceBuild(finished: string, target: string): Promise<void> {
  const before = formerBuild(target);
  try {
    await rm(before, { recursive: true, force: true });
    await moveIfExists(target, before);
    await rename(finished, target);
  } catch (cause) {
    if (!existsSync(target)) await moveIfExists(before, target);
    throw new Error(`The build is finished, but ${finished} cannot be moved to ${target}: move it by hand.`, {
      cause,
    });
  }
}

/** The first build has no predecessor to move. */
async function moveIfExists(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
