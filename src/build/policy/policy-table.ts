import type { PagePolicy } from '#server/manifest.ts';

/**
 * Numbers policies, each once: a build has thousands of pages and a dozen policies.
 * @returns the policies in the order of their numbers, and a function that gives the number of one
 */
export function createPolicyTable() {
  const policies: PagePolicy[] = [];
  const indices = new Map<string, number>();
  const number = (policy: PagePolicy): number => {
    const key = JSON.stringify(policy);
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, policies.length);
    return policies.push(policy) - 1;
  };
  return { policies, number };
}
