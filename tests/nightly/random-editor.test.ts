import { expect, test } from 'vitest';
import { buildCopy, copyProject, testSite } from '#tests/support/project-copy.ts';
import { planSteps, work } from './random-editor.ts';

// Another seed is another editor: `SEED=7 npm run test:all`.
const seed = Number(process.env['SEED'] ?? 1);

test(`random editor: whatever seed ${seed} publishes, the site builds and its tests pass`, async () => {
  const folder = await copyProject('publishing', { content: true });
  const log = [];
  for (const [number, step] of planSteps(seed).entries()) log.push(await work(folder, step, number + 1));
  const report = log.map(({ done, refused }) => [done, ...refused].join('\n  ')).join('\n');
  // What is refused is to take away what others link to, and nothing else.
  expect(
    log.flatMap(({ refused }) => refused).filter((finding) => !finding.includes('links to')),
    report,
  ).toEqual([]);
  expect(log.filter(({ refused }) => refused.length === 0).length, report).toBeGreaterThan(log.length / 2);
  await buildCopy(folder).catch((error: unknown) => expect.fail(`${report}\n${String(error)}`));
  const said = await testSite(folder).catch((error: unknown) => expect.fail(`${report}\n${String(error)}`));
  expect(said).toMatch(/Tests .*\d+ passed/);
});
