import slugify from '@sindresorhus/slugify';
import { itemAddress } from '#content/collections.ts';
import type { Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';

/** Tells whether a text can be a part of an address as it is. */
export const isAddress = (text: string): boolean => itemAddress.test(text);

/**
 * Checks that each file name can be an address, and that no two want the same one: some systems take `Quay.md` and
 * `quay.md`, or an é that is written in two ways, for one file.
 * @param items all content files
 * @param report takes each file that must have another name
 */
export function checkAddresses(items: Item[], report: Report): void {
  // Those that are as they should be keep their address.
  const inOrder = items.toSorted((a, b) => Number(isAddress(b.id)) - Number(isAddress(a.id)));
  const taken = new Map<string, string>();
  for (const { file, folder, id } of inOrder) {
    const own = isAddress(id) ? id : slugify(id, { decamelize: false });
    const other = taken.get(`${folder}/${own}`);
    if (other) {
      report(file, { code: 'addressTaken', other });
    } else if (own !== id) {
      report(file, { code: 'notAddress', example: own || 'a-new-quay' });
    }
    taken.set(`${folder}/${own}`, other ?? file);
  }
}
