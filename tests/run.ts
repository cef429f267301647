/*
  Runs checks and tests, and ends with a table of them. A failure stops only what needs its result.
  `npm run quick`      types, lint, content and unit tests
  `npm run check`      the same, with format, links and unused code
  `npm test`           all of it, and the tests of built sites
  `npm run test:all`   with those that take minutes, and Lighthouse
  With SHARD=1/3, it runs a third of the tests of built sites.
*/
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './support/folders.ts';

interface Step {
  name: string;
  command: string;
  /** Whether what comes after it needs its result. */
  needed?: boolean;
}

interface Outcome {
  name: string;
  state: 'passed' | 'FAILED' | 'DID NOT RUN';
  seconds: number;
}

const outcomes: Outcome[] = [];
let stopped = false;

/** Runs a command. Its output is shown as it comes if it runs alone, otherwise when it ends. */
async function run({ name, command, needed }: Step, alone: boolean): Promise<void> {
  const outcome: Outcome = { name, state: 'DID NOT RUN', seconds: 0 };
  outcomes.push(outcome);
  if (stopped) return;
  const began = performance.now();
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  if (alone) console.log(`\n${name}: ${command}`);
  const child = spawn(command, { cwd: root, env, shell: true, stdio: alone ? 'inherit' : 'pipe' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('close', resolve).on('error', reject);
  const failed = (await promise) !== 0;
  outcome.seconds = Math.round((performance.now() - began) / 1000);
  outcome.state = failed ? 'FAILED' : 'passed';
  stopped ||= failed && Boolean(needed);
  if (!alone)
    console.log(failed ? `\n${name}: ${command}\n${Buffer.concat(output).toString()}` : `${name}: passed`);
}

const runAll = async (steps: Step[], alone = false) => {
  for (const step of steps) await run(step, alone);
};

const shard = process.env['SHARD'] ? ` --shard=${process.env['SHARD']}` : '';

const vitest = (name: string, projects: string[], more = ''): Step => {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return { name, command: `vitest run --reporter=dot ${named}${more}` };
};

const playwright = (name: string, more: string): Step => ({ name, command: `playwright test ${more}` });

const content: Step = { name: 'content', command: 'node tools/check-content/check.ts' };
const styles: Step = { name: 'stylelint', command: 'stylelint "src/**/*.{astro,css}"' };
const eslint: Step = {
  name: 'eslint',
  command: 'eslint --cache --cache-location node_modules/.cache/eslint/ .',
};
const types: Step = { name: 'types', command: 'astro check' };
// What Astro generates is there by then, and another step may be writing it.
const testTypes: Step = {
  name: 'types of tests',
  command: 'astro check --noSync --tsconfig tests/tsconfig.json',
};
const unit = vitest('unit', ['unit']);
const rest: Step[] = [
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'unused code', command: 'knip' },
  { name: 'links of documents', command: 'remark --quiet --frail --no-stdout *.md */README.md docs .github' },
];
const builds: Step[] = [
  { name: 'browser', command: 'node tests/support/browser.ts', needed: true },
  { name: 'build', command: 'astro build', needed: true },
  { name: 'fixture sites', command: 'node tests/fixtures/build.ts full other', needed: true },
];
const built: Step[] = [
  vitest('built sites', ['site', 'fixture-site', 'snapshots', 'server', 'take-over', 'engines'], shard),
  playwright('pages', `--grep-invert @nightly${shard}`),
];
const nightly: Step[] = [
  { name: 'more fixture sites', command: 'node tests/fixtures/build.ts few none', needed: true },
  vitest('nightly', ['nightly']),
  playwright('nightly pages', '--grep @nightly'),
  { name: 'Lighthouse', command: 'node bench/audit.ts' },
];

/** What runs side by side: builds, and what types need, in the first lane; each lane keeps one core busy. */
const lanes: Record<string, [Step[], Step[]]> = {
  quick: [
    [content, types],
    [eslint, testTypes, styles, unit],
  ],
  check: [
    [content, types],
    [...rest, eslint, testTypes, styles, unit],
  ],
  test: [
    [content, types, ...builds],
    [...rest, eslint, testTypes, styles, unit],
  ],
};

const [kind = 'test'] = process.argv.slice(2);
await Promise.all((lanes[kind] ?? lanes['test'] ?? []).map((steps) => runAll(steps)));
if (kind === 'test' || kind === 'all') await runAll(built, true);
if (kind === 'all') await runAll(nightly, true);

console.log();
for (const { name, state, seconds } of outcomes)
  console.log(`${state.padEnd(12)} ${name.padEnd(20)} ${`${seconds} s`.padStart(6)}`);
const bad = outcomes.filter(({ state }) => state !== 'passed').length;
console.log(bad === 0 ? '\nEverything passed.' : `\n${bad} of ${outcomes.length} did not pass.`);
process.exitCode = bad === 0 ? 0 : 1;
