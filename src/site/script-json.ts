/**
 * Writes a value for a `<script>` in a page.
 * @returns JSON in which no text can end the element
 */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
