import { orderAs } from '#admin/text-format.ts';
import type { Facts } from '#company';

/** The name of the format in which the editor writes the facts of the company. */
export const factsFormat = 'facts';

/** The value of a fact, by a name such as `phone` or `prices.hourPrice`. */
function valueOf(facts: Readonly<Record<string, unknown>>, name: string): string {
  const [field = '', entry] = name.split('.');
  const value = facts[field];
  const isEntry = (item: unknown) => Object(item).name === entry;
  return JSON.stringify(entry && Array.isArray(value) ? value.find(isEntry) : value) ?? '';
}

/**
 * Takes the facts that have changed off the list of samples.
 * @param before as they were in the file
 * @param after as they are in the form, which leaves out empty lists
 */
export function writeFacts(before: Facts, after: Partial<Facts>): string {
  const changed = orderAs(before, after) as Facts;
  const isSame = (name: string) => valueOf({ ...before }, name) === valueOf({ ...changed }, name);
  return JSON.stringify({ ...changed, samples: changed.samples.filter(isSame) }, undefined, 2);
}
