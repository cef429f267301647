import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import pMap from 'p-map';
import { createScriptMover } from '#build/pages/page-script.ts';
import { findBlocked, readInlineContent } from '#build/policy/inline-content.ts';
import { hashInlineScripts } from '#build/policy/inline-scripts.ts';
import type { Compressor } from '#build/release/compress.ts';
import { atOnce, describeFile, listServed } from '#build/release/manifest.ts';
import type { BuildFile, PagePolicy } from '#server/handler/manifest.ts';

/** The pages of a build as they are served, and the policies that they are served with. */
interface FinishedPages {
  files: BuildFile[];
  policies: PagePolicy[];
}

/** Numbers policies, each once: a build has thousands of pages and a dozen policies. */
function createPolicyTable() {
  const policies: PagePolicy[] = [];
  const indices = new Map<string, number>();
  const number = (policy: PagePolicy): number => {
    const key = JSON.stringify(policy);
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, policies.length);
    return policies.push(policy) - 1;
  };
  return { policies, number };
}

/**
 * Finishes every page: it is read and parsed once, and written once.
 * @param folder the build's folder
 * @param compressor makes the compressed variants
 * @throws {Error} when pages hold what their policy would block, a line for each find with page and remedy
 */
export async function finishPages(folder: string, compressor: Compressor): Promise<FinishedPages> {
  const moveScripts = createScriptMover(folder);
  const approved = await hashInlineScripts();
  const { policies, number } = createPolicyTable();
  const blocked: string[] = [];

  const finishPage = async (file: string): Promise<BuildFile> => {
    const path = join(folder, file);
    const document = parse(await readFile(path, 'utf8'));
    await moveScripts(document, file);
    const content = readInlineContent(document);
    blocked.push(...findBlocked(content, approved).map((find) => `dist/${file}: ${find}`));
    const bytes = Buffer.from(serialize(document));
    await writeFile(path, bytes);
    const policy = number({ scripts: content.scripts, styles: content.styles });
    return describeFile(folder, file, bytes, compressor, policy);
  };

  const pages = (await listServed(folder)).filter((file) => file.endsWith('.html'));
  const files = await pMap(pages, finishPage, { concurrency: atOnce });
  if (blocked.length > 0) throw new Error(blocked.sort().join('\n'));
  return { files, policies };
}
