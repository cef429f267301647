/** JSON in which no text ends a script (HTML, "restrictions for contents of script elements"). */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
