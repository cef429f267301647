import type { ShikiConfig } from 'astro';

/** `color:var(--astro-code-token-keyword)` */
const colour = /--astro-code-token-([\w-]+)/;

/** Syntax highlighting: marks tokens with `data-token`, for which src/styles/prose.css has colours. */
export const highlighting = {
  theme: 'css-variables',
  transformers: [
    {
      name: 'tokens',
      preprocess(_code, options) {
        // With the default time limit, a slow machine would build a different page.
        options.tokenizeTimeLimit = 0;
      },
      span(node) {
        // The Content-Security-Policy blocks style attributes.
        const [, token] = colour.exec(String(node.properties['style'])) ?? [];
        delete node.properties['style'];
        if (token) node.properties['data-token'] = token;
      },
      pre(node) {
        // Lines wrap, so the box needs neither focus nor a scrollbar.
        node.properties = {};
      },
    },
  ],
} satisfies Partial<ShikiConfig>;
