import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '#tests/support/folders.ts';

interface Job {
  'timeout-minutes'?: number;
  container?: { image: string };
  /** A job may be another workflow of the repository. */
  uses?: string;
  steps?: { uses?: string; run?: string }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  .sort()
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, workflow: parse(text) as Workflow };
  });

test('there are workflows', () => expect(workflows.length).toBeGreaterThan(2));

test.each(workflows)('$file brings in nothing that can change behind its name', ({ text }) => {
  const foreign = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:- )?(?:uses|image):/.test(line) && !line.includes('uses: ./'));
  expect(foreign.filter((line) => !/@[0-9a-f]{40} # v[\d.]+$|@sha256:[0-9a-f]{64}$/.test(line))).toEqual([]);
});

test.each(workflows)('$file may read the files and nothing else', ({ text, workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(text.match(/permissions:/g)).toHaveLength(1);
});

test.each(workflows)('$file ends in time, and not in the way of itself', ({ workflow }) => {
  expect(workflow.concurrency).toBeDefined();
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (!job.uses) expect(job['timeout-minutes'], name).toBeLessThanOrEqual(90);
  }
});

test.each(workflows)('$file hands values to commands by the environment only', ({ workflow }) => {
  const commands = Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  // Put into a command, a value would be run and might be printed; with -x all would be.
  expect(commands.filter((command) => /\$\{\{|set -\w*x/.test(command))).toEqual([]);
});
