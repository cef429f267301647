import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { kindsOfPages, type Page } from '#tests/support/pages.ts';
import { readGraphs } from './graphs.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** A file that is never written, named after the page so that a complaint names it. */
const fileOf = (page: Page) => join(root, `${page.file}.ts`);

/** The compiler knows what a literal lacks and has too much; of what a variable holds it takes the latter. */
const codeOf = (page: Page) =>
  `import type { Graph } from 'schema-dts';\nexport const graphs: Graph[] = ${JSON.stringify(readGraphs(page), null, 1)};\n`;

/** Has the compiler look at the graphs of pages as code. */
function check(among: Page[]): string[] {
  const codes = new Map(among.map((page) => [fileOf(page), codeOf(page)]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => codes.get(file) ?? readFile(file);
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...how) => {
    const code = codes.get(file);
    return code === undefined
      ? getSourceFile(file, version, ...how)
      : ts.createSourceFile(file, code, version);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 0;
    const found = file?.text.split('\n')[line - 1]?.trim() ?? '';
    return `${file?.fileName.replace(root, '').replace(/\.ts$/, '') ?? ''}: ${found}: ${ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)?.trim() ?? ''}`;
  });
}

test('the graph of each kind of page is written in words of schema.org, each with a value of its kind', () => {
  expect(kindsOfPages.flatMap(readGraphs).length).toBe(kindsOfPages.length);
  expect(check(kindsOfPages)).toEqual([]);
  // A second for each mistake that it explains.
}, 300_000);
