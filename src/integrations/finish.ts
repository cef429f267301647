import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describeFiles, readRedirects, releaseName, writeManifest } from '#build/manifest.ts';
import { rejectOriginals } from '#build/original-pictures.ts';
import { editorFile } from '#i18n/shared/urls.ts';
import { hashInlineScripts } from '#integrations/client-scripts.ts';
import { serviceWorker } from '#integrations/service-worker.ts';
import type { CspHashes, EditorPolicy } from '#server/manifest.ts';

/**
 * Prepares a build for the server: checks its pages, hashes their inline scripts and styles for the
 * Content-Security-Policy, builds the service worker, compresses all files and writes the manifest. Must be the last
 * integration.
 * @param options.day the day for which the site is built, such as 2026-12-01
 * @param options.editor the policy for the web editor's page, if the build has one
 * @throws {Error} when a page violates the policy or an original image is published, with file and remedy
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
        await rejectOriginals(folder, fileURLToPath(new URL('content/', config.srcDir)));
        const hashes = await finishPages(folder);
        // After the pages, because the precache list contains hashes of the offline pages.
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
 * @returns the CSP hashes of each page, by file
 * @throws {Error} when the CSP would block part of a page, with a line for each problem
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
 * Finishes a page. Removes the code that Astro inlines for islands (1.75 kB compressed on every page), because
 * src/client/main.ts and src/styles/base.css contain the same. Astro has no option to leave it out. If a new version
 * changes it, the script isn't recognised, and the build fails because it isn't approved.
 * @param source the page as built by Astro
 * @param approved hashes of the allowed inline scripts
 * @returns the page, its CSP hashes, and a problem with a remedy for everything that the CSP would block
 */
export function finishPage(source: string, approved: ReadonlySet<string>) {
  const document = parse(source);
  const elements = elementsIn(document);
  const csp = { scripts: [] as string[], styles: [] as string[] };
  const problems = deferMainScript(elements);
  for (const element of elements) {
    problems.push(...blockedAttributes(element));
    const text = textOf(element);
    if (text === islandScript || text === ISLAND_STYLES || isDirectiveScript(element)) {
      remove(element);
    } else if (element.tagName === 'style') {
      csp.styles.push(sha256(text));
    } else if (isInlineScript(element)) {
      csp.scripts.push(sha256(text));
      if (approved.has(sha256(text))) continue;
      problems.push(
        `the inline script "${text.slice(0, 40)}" is not approved; move it to a file, or to src/client/head.`,
      );
    }
  }
  return { html: serialize(document), csp, problems };
}

/**
 * Replaces the main script by its address in the script with `data-src`, which loads it after the first paint. Head.astro
 * places the one directly after the other.
 * @returns a problem where that isn't so
 */
function deferMainScript(elements: Tree.Element[]): string[] {
  const [start, ...others] = elements.filter((element) => attributeOf(element, 'data-src') !== undefined);
  const main = start && elements[elements.indexOf(start) + 1];
  const src = main && attributeOf(main, 'type') === 'module' && attributeOf(main, 'src');
  if (!start || !main || !src || others.length > 0) {
    return ['must contain src/layouts/Head.astro once, with the main script after `data-src`.'];
  }
  start.attrs = [{ name: 'data-src', value: src }];
  remove(main);
  return [];
}

/** Types of a `<script>` that runs (HTML, "prepare the script element"). Others are data blocks. */
const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isInlineScript = (element: Tree.Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  executableTypes.test(attributeOf(element, 'type')?.trim() ?? '');

/** Whether this is the script that Astro inlines for `client:interaction`. */
const isDirectiveScript = (element: Tree.Element): boolean =>
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

/** A hash source's value (CSP Level 3, section 2.3.1). */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** All elements below a node in document order, those in templates included. An array, because the caller removes some. */
function elementsIn(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const template = 'content' in node ? node.content.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...[...children, ...template].flatMap(elementsIn)];
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

function remove(element: Tree.Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}
