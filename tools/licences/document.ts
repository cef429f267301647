import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

interface Package {
  name: string;
  version: string;
  licence: string;
  /** The licence as the package words it, with whose it is. */
  text: string;
}

/**
 * Reads what a package says of its licence.
 * @throws {Error} when it names none
 */
function readPackage(name: string): Package {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  if (!license) {
    throw new Error(`${name} names no licence in its package.json: ask its authors, or do without it.`);
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  // Some packages name the licence only; its words are then those of https://spdx.org/licenses/.
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
  return { name, version, licence: license, text };
}

/**
 * Writes the document that goes with every release.
 * @param names the packages
 * @returns Markdown: a table, then each licence's words once, with the packages that have it
 */
export function thirdPartyDocument(names: readonly string[]): string {
  const packages = names.map(readPackage);
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const texts = Map.groupBy(
    packages.filter(({ text }) => text),
    ({ text }) => text,
  );
  const words = [...texts].map(
    ([text, of]) => `## ${of.map(({ name }) => name).join(', ')}\n\n~~~text\n${text}\n~~~`,
  );
  return `# Third-party software

What others have made of the pages, the server and the web editor. Written by \`npm run licences\`.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}

${words.join('\n\n')}
`;
}
