/** JSON for a `<script>` in a page, which no text of it can end. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
