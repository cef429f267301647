import { expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { beginWith, pick } from '#site/pick.ts';

const customers = ['baker', 'planner', 'grower', 'manager', 'therapist', 'repairer'];

test('sections that follow one another begin with different customers', () => {
  const first = [routes.home, routes.about, routes.contact].map((route) => pick(customers, route));
  expect(new Set(first).size).toBe(first.length);
});

test('a page begins with the same customer each time, whatever else is published', () => {
  const route = `${routes.news}/a-new-quay`;
  expect(customers).toContain(pick(customers, route));
  expect(pick(customers, route)).toBe(pick(customers, route));
  expect(pick(['only one'], route)).toBe('only one');
  expect(pick([], route)).toBeUndefined();
});

test('the others keep their order behind the first one', () => {
  expect(beginWith('manager', customers)).toEqual([
    'manager',
    'therapist',
    'repairer',
    'baker',
    'planner',
    'grower',
  ]);
  expect(beginWith('baker', customers)).toEqual(customers);
  expect(beginWith(undefined, customers)).toEqual(customers);
});
