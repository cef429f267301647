import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '#tests/support/folders.ts';

interface Workflow {
  on: unknown;
  jobs: Record<string, { if?: string; steps: { uses?: string }[] }>;
}

const read = (file: string) => parse(readFileSync(join(root, file), 'utf8')) as Workflow;
const files = globSync('.github/workflows/*.yml', { cwd: root });

test.each(files)('workflows: %s pins every action to a commit', (file) => {
  const used = Object.values(read(file).jobs).flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
  expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

test('workflows: a pull request from a fork gets no secret', () => {
  const ofPullRequests = files.filter((file) => JSON.stringify(read(file).on).includes('pull_request'));
  const jobs = ofPullRequests.flatMap((file) => Object.values(read(file).jobs));
  const withSecret = jobs.filter((job) => JSON.stringify(job).includes('secrets.'));
  expect(ofPullRequests.filter((file) => JSON.stringify(read(file).on).includes('_target'))).toEqual([]);
  expect(withSecret).not.toEqual([]);
  for (const job of withSecret)
    expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
});

test('container: has the packages that the server imports', () => {
  const source = ['src/server/**/*.ts', 'src/shared/*.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  const packages = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort();
  const copied = readFileSync(join(root, 'tools/operate/Dockerfile'), 'utf8');
  expect(packages(copied, /^COPY --from=build \/site\/node_modules\/(\S+) /gm)).toEqual(
    packages(source, / from '(?!node:)((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w/.-]+)?';/g).filter(
      (name) => !name?.startsWith('.'),
    ),
  );
});
