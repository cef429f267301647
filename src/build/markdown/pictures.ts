import type { HastPluginDefinition } from 'satteri';

/** Has Astro offer a picture in the text in several sizes; a drawing with lines has the size that it says. */
export const pictures = {
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(picture, context) {
      const path = String(picture.properties['src']);
      // Astro sees to what it has listed, and overlooks a picture whose path stands below the text: ![…][name].
      const { astro } = context.data as { astro?: { localImagePaths: Set<string> } };
      astro?.localImagePaths.add(decodeURI(path));
      if (/\.svg$/i.test(path)) return;
      context.setProperty(picture, 'width', 1200);
      context.setProperty(picture, 'widths', [320, 480, 800, 1200]);
      context.setProperty(picture, 'sizes', '(min-width: 768px) 720px, 62vw');
    },
  },
} satisfies HastPluginDefinition;
