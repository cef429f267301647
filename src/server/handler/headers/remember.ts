/** Browsers send few different headers; whoever invents ever new ones gets no more memory than this. */
const most = { texts: 500, length: 500 };

/**
 * Remembers what a function gave for a text: parsing the same header anew was a tenth of an answer.
 * @param find any function of a text alone
 * @returns the same function, with a bounded memory
 */
export function remember<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = find(text);
    if (text.length > most.length) return value;
    if (known.size >= most.texts) known.clear();
    known.set(text, { value });
    return value;
  };
}
