import type { HastPluginDefinition } from 'satteri';

/** Has Astro offer a picture in the text in several sizes; it is as wide as an article’s cover. */
export const pictures = {
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(picture, context) {
      context.setProperty(picture, 'widths', [320, 480, 800, 1200]);
      context.setProperty(picture, 'sizes', '(min-width: 768px) 720px, 62vw');
    },
  },
} satisfies HastPluginDefinition;
