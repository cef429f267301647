import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { namePattern } from '#site/schemas/company.ts';

/** What belongs to the sample company alone. Statements, which every site needs, are replaced. */
const samples = [
  'src/content/{news,projects,services,testimonials}/*',
  'art/{items,people,portraits,scenes,services}',
  'tests/{site/specification,unit/tools/samples}.test.ts',
  // The first tests write those without the drawings.
  'tests/site/snapshots',
];

/**
 * Replaces the sample company by a neutral site: without items, people and drawings, with short texts.
 * @param root the project's folder
 * @param name the company's name
 * @throws {Error} when the name is missing or has no room in the logo, or Git doesn't have everything that
 *   would be deleted; then nothing is changed
 */
export function startEmpty(root: string, name: string): void {
  if (!namePattern.test(name))
    throw new Error(
      'Give a name that has room in the logo, 3 to 40 characters in words of at most 24: company "Name".',
    );
  let uncommitted;
  try {
    uncommitted = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  } catch {
    throw new Error('This is no Git repository: run "git init" and commit, so that you can go back.');
  }
  if (uncommitted) throw new Error(`Commit these first, so that you can go back:\n${uncommitted}`);
  for (const path of globSync(samples, { cwd: root })) rmSync(join(root, path), { recursive: true });
  cpSync(join(import.meta.dirname, 'files'), root, { recursive: true });
  const file = join(root, 'src/company/company.json');
  const facts: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...facts, name, legalName: name }, undefined, 2)}\n`);
  const worker = join(root, 'wrangler.jsonc');
  const slug = slugify(name, { decamelize: false });
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace('"name": "company-website"', `"name": "${slug}"`),
  );
  // The template's, with whose addresses `npm run check:content` would compare. There is none after a copy.
  spawnSync('git', ['branch', '--unset-upstream'], { cwd: root });
}
