import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsIn, remove, textOf } from '#build/pages/html-tree.ts';

// What Astro writes in front of a page's first island: the directive, then the element `astro-island`.
const marks = ['astro:interaction', 'customElements.define("astro-island"'];

/** A style in the middle of the body is no valid HTML; src/styles/base.css has the rule. */
const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** The script of src/components/layout/Page.astro, which is on every page, as Astro names it. */
const ownModule = /^\/(assets\/Page\.astro_[^/]+\.js)$/;

/** What a page runs: the code of its islands' bootstrap, and the address of its module. */
export interface PageScripts {
  bootstrap: string[];
  module: string;
}

const remedy = 'adapt src/build/pages/page-script.ts.';

function findScripts(document: Tree.Document, file: string) {
  const elements = [...elementsIn(document)];
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const bootstrap = scripts.filter((script) => marks.some((mark) => textOf(script).includes(mark)));
  const want = elements.some(({ tagName }) => tagName === 'astro-island') ? marks.length : 0;
  if (bootstrap.length !== want) {
    throw new Error(`dist/${file}: ${bootstrap.length} island scripts, want ${want}: ${remedy}`);
  }
  const modules = scripts.filter((script) => ownModule.test(attributeOf(script, 'src') ?? ''));
  const [own] = modules;
  if (!own || modules.length > 1) {
    throw new Error(`dist/${file}: ${modules.length} modules of its own, want 1: ${remedy}`);
  }
  const start = scripts.find((script) => attributeOf(script, 'data-src') !== undefined);
  if (!start) throw new Error(`dist/${file}: nothing brings its script: ${remedy}`);
  const styles = elements.filter((node) => node.tagName === 'style' && textOf(node) === islandStyle);
  return { bootstrap, own, start, styles };
}

/**
 * Takes the islands' bootstrap, which Astro writes into the pages, and the page's own module out of a page. The bootstrap
 * weighs two kilobytes in every document otherwise, and the policy would have to allow its inline hashes.
 * @param document the page, which is changed
 * @param file its name, for messages
 * @returns what was taken out, and the script that wants the address of the file that holds it
 * @throws {Error} when the page's scripts are not what can be put into one file
 */
export function takeScripts(document: Tree.Document, file: string) {
  const { bootstrap, own, start, styles } = findScripts(document, file);
  [...bootstrap, own, ...styles].forEach(remove);
  const scripts: PageScripts = {
    bootstrap: bootstrap.map(textOf),
    module: attributeOf(own, 'src') ?? '',
  };
  return { scripts, start };
}

/** @throws {Error} when the module imports others, which would be requests of their own */
async function readModule(folder: string, address: string): Promise<string> {
  const code = await readFile(join(folder, address), 'utf8');
  if (/(?:^|[;}\n])import\s*["'{*\w]/.test(code)) {
    throw new Error(`dist${address}: imports another file, so that a page would ask for two: ${remedy}`);
  }
  return code;
}

/**
 * Puts the scripts of pages into one file, the same for all.
 * @param folder the build's folder
 * @returns a function that gives the address of the file with a page's scripts
 */
export function createScriptWriter(folder: string) {
  const written = new Map<string, Promise<string>>();

  const write = async ({ bootstrap, module }: PageScripts): Promise<string> => {
    const code = [...bootstrap, await readModule(folder, module)].join('\n');
    const name = `/assets/main.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    await writeFile(join(folder, name), code);
    return name;
  };

  return (scripts: PageScripts): Promise<string> => {
    const key = [scripts.module, ...scripts.bootstrap].join('\n');
    const name = written.get(key) ?? write(scripts);
    written.set(key, name);
    return name;
  };
}
