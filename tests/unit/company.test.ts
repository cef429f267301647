import { expect, test } from 'vitest';
import { company } from '#company';

test('phone: the link has the whole number that is shown, in E.164', () => {
  const { href, label } = company.phone;
  expect(href).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  // A label may have the national number.
  const shown = label.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
  expect(href.endsWith(shown)).toBe(true);
});
