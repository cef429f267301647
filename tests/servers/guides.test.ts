import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, makeProject } from '#tests/support/content-doctor-project.ts';
import { root } from '#tests/support/folders.ts';
import { guides } from '#tests/support/guides.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** The file in tools that a command runs, if it runs one. */
const toolOf = (name: string) => /^node tools\/(\S+)$/.exec(scripts[name] ?? '')?.[1];

/** What somebody answers to `npm run new`; the others ask nothing. */
const answers = 'news\nAnother quay\nEen andere kade\n\n';

test.each(guides)('the commands of $file do what it says, one after the other', async ({ commands }) => {
  const { root: project } = await makeProject();
  const run = commands.flatMap(([name = '', ...args]) => {
    const tool = toolOf(name);
    return tool === undefined ? [] : [{ name, tool, args: args.filter((argument) => argument !== '--') }];
  });
  expect(new Set(run.map(({ name }) => name))).toEqual(new Set(['new', 'check:content', 'translations']));
  for (const { name, tool, args } of run) {
    const result = await answer(project, tool, args, answers);
    expect(result, [name, ...args].join(' ')).toMatchObject({ code: 0, err: '' });
  }
});
