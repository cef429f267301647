import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsIn, remove, textOf } from '#build/html-tree.ts';
import { hashInlineScripts } from '#build/client-scripts.ts';
import { describeFiles, readRedirects, releaseName, writeManifest } from '#build/manifest.ts';
import { refuseOriginals } from '#build/original-pictures.ts';
import { serviceWorker } from '#build/service-worker.ts';
import type { CspHashes, EditorPolicy } from '#server/manifest.ts';
import { editorFile } from '#site/urls.ts';

/**
 * Makes a build ready to be served: checks its pages and hashes their inline scripts and styles for the
 * Content-Security-Policy, compresses all files and writes the manifest. Must be the last integration.
 * @param options.day the day for which the site is built, such as 2026-12-01
 * @param options.editor what the web editor's page may do, if the build has one
 * @throws {Error} when the build cannot be served as it is, naming file and remedy
 */
export function finish({ day, editor }: { day: string; editor: EditorPolicy | undefined }): AstroIntegration {
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
        await refuseOriginals(folder, fileURLToPath(new URL('content/', config.srcDir)));
        const hashes = await finishPages(folder);
        // Its precache list holds hashes of the offline pages, so these must be finished.
        await worker['astro:build:done']?.(options);
        const files = await describeFiles(folder, hashes, editor);
        const redirects = readRedirects(config.redirects, files);
        await writeManifest(folder, { day, release: releaseName(), files, redirects });
        options.logger.info(`${hashes.size} pages among ${files.length} files`);
      },
    },
  };
}

/**
 * Finishes every page of a build.
 * @returns the hashes for the policy of each page, by file
 * @throws {Error} when a page holds what its policy would block, with a line for each problem
 */
async function finishPages(folder: string): Promise<Map<string, CspHashes>> {
  const approved = await hashInlineScripts();
  const hashes = new Map<string, CspHashes>();
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

/**
 * Finishes a page. What Astro inlines for islands (1.75 kB compressed on every page) is removed, because
 * src/client/main.ts and src/styles/base.css hold the same; the script in the head loads main.ts after the first
 * paint.
 * @param source the page as Astro has built it
 * @param approved the hashes of the inline scripts that are allowed
 * @returns the page, the hashes for its policy, and what that policy would block, with the remedy
 */
export function finishPage(source: string, approved: ReadonlySet<string>) {
  const document = parse(source);
  const csp = { scripts: [] as string[], styles: [] as string[] };
  const problems: string[] = [];
  let start: Tree.Element | undefined;
  let main: string | undefined;
  for (const element of elementsIn(document)) {
    problems.push(...blockedAttributes(element));
    const text = textOf(element);
    if (attributeOf(element, 'data-src') !== undefined) start = element;
    if (text === islandScript || text === ISLAND_STYLES || isDirective(element)) {
      remove(element);
    } else if (attributeOf(element, 'src')?.includes('/Page.astro_')) {
      main = attributeOf(element, 'src');
      remove(element);
    } else if (element.tagName === 'style') {
      csp.styles.push(sha256(text));
    } else if (isInlineScript(element)) {
      csp.scripts.push(sha256(text));
      if (approved.has(sha256(text))) continue;
      problems.push(
        `the inline script "${text.slice(0, 40)}" is not approved; move it to a file, or to src/client/head and its name to src/build/client-scripts.ts.`,
      );
    }
  }
  if (start && main) start.attrs = [{ name: 'data-src', value: main }];
  else problems.push('has no script; build it from src/components/layout/Page.astro.');
  return { html: serialize(document), csp, problems };
}

/** Types that make a `<script>` run (HTML, "prepare the script element"); others are data. */
const runningTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isInlineScript = (element: Tree.Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  runningTypes.test(attributeOf(element, 'type')?.trim() ?? '');

/** The script of `client:interaction`, in which Astro announces that the directive is there. */
const isDirective = (element: Tree.Element): boolean =>
  isInlineScript(element) && textOf(element).includes('"astro:interaction"');

const linkAttributes = ['href', 'src', 'action', 'formaction', 'data'];

const isScriptUrl = (value: string) => URL.parse(value, 'https://base.invalid')?.protocol === 'javascript:';

const blockedAttributes = ({ tagName, attrs }: Tree.Element): string[] =>
  attrs
    .filter(
      ({ name, value }) =>
        ['style', 'srcdoc'].includes(name) ||
        name.startsWith('on') ||
        (linkAttributes.includes(name) && isScriptUrl(value)),
    )
    .map(
      ({ name, value }) =>
        `<${tagName} ${name}="${value.slice(0, 40)}"> is blocked by the policy; use a class, an event listener or a plain link.`,
    );

/** A hash as a policy names it (CSP Level 3, section 2.3.1). */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
