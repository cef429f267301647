import { itemAddress } from '#content/collections.ts';
import slugify from '@sindresorhus/slugify';

/** A longer one is cut off wherever addresses are shown. */
const longest = 60;

/**
 * The address that can be made of a name.
 * @param name in any script
 * @returns words with hyphens between, as many as fit; nothing where the name has no letter that an address can hold
 */
export function addressOf(name: string): string | undefined {
  const whole = slugify(name, { decamelize: false });
  const cut = whole.length <= longest ? whole : whole.slice(0, longest + 1).replace(/-[^-]*$/, '');
  const address = cut.slice(0, longest);
  return itemAddress.test(address) ? address : undefined;
}
