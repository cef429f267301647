import type { ShikiTransformer } from 'shiki';

/** `color:var(--astro-code-token-keyword)` */
const colour = /--astro-code-token-([\w-]+)/;

/** The policy allows no style attribute: the sheet reads `data-token` instead. */
const tokens: ShikiTransformer = {
  name: 'tokens',
  span(node) {
    const [, token] = colour.exec(String(node.properties['style'])) ?? [];
    delete node.properties['style'];
    if (token) node.properties['data-token'] = token;
  },
  pre(node) {
    // Its lines wrap, so there is nothing to scroll to.
    node.properties = {};
  },
};

/** How code in a text gets its colours: what a word is stands in the page, which colour that is in the sheet. */
export const highlighting = { theme: 'css-variables' as const, transformers: [tokens] };
