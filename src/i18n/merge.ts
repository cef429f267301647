export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two groups of texts. Of a text that both have, the second's is taken. */
export const merge = (first: Group, second: Group): Group => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([key, value]) => {
      const other = first[key];
      return [key, isGroup(other) && isGroup(value) ? merge(other, value) : value];
    }),
  ),
});
