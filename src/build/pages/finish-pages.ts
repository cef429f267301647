import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, serialize } from 'parse5';
import pMap from 'p-map';
import { findConfusing, readIdentity, type Identity } from '#build/pages/identity.ts';
import { createScriptWriter, takeScripts, type PageScripts } from '#build/pages/page-script.ts';
import { findBlocked, readInlineContent } from '#build/policy/inline-content.ts';
import { hashInlineScripts } from '#build/policy/inline-scripts.ts';
import type { Compressor } from '#build/release/compress.ts';
import type { Kept } from '#build/release/kept.ts';
import { atOnce, describeFile } from '#build/release/describe.ts';
import { listServed } from '#build/release/manifest.ts';
import type { BuildFile, CspHashes } from '#server/manifest.ts';
import { editorFile } from '#site/routing.ts';

/** Tells whether a file of the build is a page of the site; the web editor is none. */
const isPage = (file: string): boolean => file.endsWith('.html') && file !== editorFile;

/** What becomes of a page: always the same of the same HTML. */
interface Finished {
  html: string;
  scripts: PageScripts;
  csp: CspHashes;
  identity: Identity;
  /** What its policy would block, a sentence for each find. */
  blocked: string[];
}

/** What finishes pages, hashed: this code, and the packages it works with. */
async function hashCode(): Promise<string> {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const hash = createHash('sha256').update(await readFile(new URL('../../../package.json', import.meta.url)));
  for (const file of files) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

/**
 * Finishes every page: one that no build has finished before is parsed once, and each is written once.
 * @param folder the build's folder
 * @param compressor makes the compressed variants
 * @param kept what earlier builds finished
 * @throws {Error} when pages hold what their policy would block, or are taken for others, a line for each find with page
 *   and remedy
 */
export async function finishPages(folder: string, compressor: Compressor, kept: Kept): Promise<BuildFile[]> {
  const writeScripts = createScriptWriter(folder);
  const approved = await hashInlineScripts();
  const finishing = [await hashCode(), ...approved];
  const identities: (Identity & { file: string })[] = [];
  const wrong: string[] = [];

  const finishHtml = async (html: string, file: string): Promise<Finished> => {
    const document = parse(html);
    const { scripts, start } = takeScripts(document, file);
    start.attrs = [{ name: 'data-src', value: await writeScripts(scripts) }];
    const content = readInlineContent(document);
    const csp = { scripts: content.scripts, styles: content.styles };
    const identity = readIdentity(document);
    const blocked = findBlocked(content, approved);
    return { html: serialize(document), scripts, csp, identity, blocked };
  };

  const finishPage = async (file: string): Promise<BuildFile> => {
    const path = join(folder, file);
    const source = await readFile(path);
    const found = await kept.get([...finishing, source], '.json', async () =>
      Buffer.from(JSON.stringify(await finishHtml(source.toString(), file))),
    );
    const finished = JSON.parse(found.toString()) as Finished;
    // Also for a page that was at hand, as this build has not written the file yet.
    await writeScripts(finished.scripts);
    identities.push({ file, ...finished.identity });
    wrong.push(...finished.blocked.map((find) => `dist/${file}: ${find}`));
    const bytes = Buffer.from(finished.html);
    await writeFile(path, bytes);
    return describeFile(folder, file, bytes, compressor, { csp: finished.csp });
  };

  const pages = (await listServed(folder)).filter(isPage);
  const files = await pMap(pages, finishPage, { concurrency: atOnce });
  wrong.push(...findConfusing(identities));
  if (wrong.length > 0) throw new Error(wrong.sort().join('\n'));
  return files;
}
