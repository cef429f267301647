/** A text as a parameter of an nginx directive; `$` cannot be escaped there, and none of ours holds one. */
export function quote(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in nginx's configuration.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as a key; here `$` is what it always is, as nginx reads no variables in it. */
export const pattern = (source: string) => `"~${source}"`;

/**
 * A map: one variable from others.
 * @param from the key, out of variables
 * @param to the variable that it gives
 * @param lines its cases; a pattern counts where no plain key does, the first that matches
 */
export const map = (from: string, to: string, lines: [key: string, value: string][]) =>
  [`map ${from} ${to} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}', ''].join('\n');
