import type { ShikiConfig } from 'astro';

/** `color:var(--astro-code-token-keyword)` */
const colour = /--astro-code-token-([\w-]+)/;

/** How code in a text gets its colours: what a word is stands in the page, which colour that is in the sheet. */
export const highlighting = {
  theme: 'css-variables',
  transformers: [
    {
      name: 'tokens',
      preprocess(_code, options) {
        // By default it gives up on a slow machine, and the same text is another page.
        options.tokenizeTimeLimit = 0;
      },
      span(node) {
        // The policy allows no style attribute: the sheet reads `data-token` instead.
        const [, token] = colour.exec(String(node.properties['style'])) ?? [];
        delete node.properties['style'];
        if (token) node.properties['data-token'] = token;
      },
      pre(node) {
        // Its lines wrap, so there is nothing to scroll to.
        node.properties = {};
      },
    },
  ],
} satisfies Partial<ShikiConfig>;
