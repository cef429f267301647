import { expect, test } from 'vitest';
import { readFormerAddresses } from '#build/former-addresses.ts';
import { listRoute } from '#site/routes.ts';
import { makeFolder, news } from '#tests/support/content-site.ts';

const list = listRoute('news');
const portfolio = `/nl${listRoute('projects')}`;

const item = (fields: string) => news('').replace('date: 2026-04-19', fields);

test('formerly: old addresses lead to the item, those of a withdrawn item to its list', async () => {
  const { root, write } = await makeFolder();
  await write('news/en/new.md', item('date: 2026-04-19\nformerly: [old, older]'));
  await write('news/nl/new.md', item("date: '2026-04-19'\nformerly:\n  - oud"));
  await write('news/en/gone.md', item('date: 2026-04-19\nwithdrawn: true\nformerly: [came]'));
  await write('projects/nl/weg.md', item('year: 2020\nwithdrawn: true'));
  await write('news/en/draft.md', item('draft: true\nformerly: [a]'));
  await write('news/en/later.md', item('date: 2026-05-01\nformerly: [b]'));
  await write('news/en/broken.md', item('formerly: [c'));
  await write('news/en/wrong.md', item('formerly: d'));
  expect(readFormerAddresses(root, new Date('2026-04-30'))).toEqual({
    [`${list}/old`]: `${list}/new`,
    [`${list}/older`]: `${list}/new`,
    [`/nl${list}/oud`]: `/nl${list}/new`,
    [`${list}/gone`]: list,
    [`${list}/came`]: list,
    [`${portfolio}/weg`]: portfolio,
  });
});
