/** A text of one language and the same in another; `{{name}}` stands for whatever is filled in. */
export type Pair = readonly [from: string, to: string];

/**
 * Pairs the texts of two languages that stand at the same place in their files.
 * @param from a language's texts, or a part of them
 * @param to the same part of the other language's
 */
export function pairTexts(from: unknown, to: unknown): Pair[] {
  if (typeof from === 'string' && typeof to === 'string') return [[from, to]];
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to) return [];
  const others = new Map(Object.entries(to));
  return Object.entries(from).flatMap(([key, value]) => pairTexts(value, others.get(key)));
}

const placeholder = /\{\{\w+\}\}/;

/** A pattern for texts made from a template with one placeholder: what stands before it and after it. */
function fill([from, to]: Pair, text: string): string | undefined {
  const [before = '', after] = from.split(placeholder);
  if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) return undefined;
  const value = text.slice(before.length, text.length - after.length);
  return value && to.replace(placeholder, () => value);
}

/**
 * Makes a function that translates whole texts.
 * @param pairs the texts that it knows; where two fit, the first counts
 * @returns the text in the other language; nothing when it is not known
 */
export function createTranslate(pairs: readonly Pair[]): (text: string) => string | undefined {
  const whole = new Map(pairs.toReversed());
  // A template that is all placeholder would take every text.
  const templates = pairs.filter(([from]) => placeholder.test(from) && !placeholder.test(from.slice(0, 2)));
  return (text) => {
    const known = whole.get(text);
    if (known !== undefined) return known;
    for (const template of templates) {
      const filled = fill(template, text);
      if (filled) return filled;
    }
    return undefined;
  };
}
