import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { locales } from '#i18n/locales.ts';
import { newsSchema } from '#content/schemas/news.ts';
import { projectSchema } from '#content/schemas/projects.ts';
import { serviceSchema } from '#content/schemas/services.ts';
import { testimonialSchema } from '#content/schemas/testimonials.ts';

const pattern = `{${locales.map(({ code }) => code).join()}}/*.md`;

const files = (folder: string) =>
  glob({
    pattern,
    base: `./src/content/${folder}`,
    // The file name is the address; a `slug` in the front matter is refused by the schema.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

export const collections = {
  news: defineCollection({ loader: files('news'), schema: newsSchema }),
  projects: defineCollection({ loader: files('projects'), schema: projectSchema }),
  services: defineCollection({ loader: files('services'), schema: serviceSchema }),
  testimonials: defineCollection({ loader: files('testimonials'), schema: testimonialSchema }),
};
