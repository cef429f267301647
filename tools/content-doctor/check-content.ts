import type { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { newsSchema } from '#content/schemas/news.ts';
import { projectSchema } from '#content/schemas/projects.ts';
import { serviceSchema } from '#content/schemas/services.ts';
import { testimonialSchema } from '#content/schemas/testimonials.ts';
import { findAddresses } from './addresses.ts';
import { checkBody } from './body.ts';
import type { Finding } from './finding.ts';
import type { Item } from './items.ts';
import { pictureContext } from './picture.ts';
import { checkSchema } from './schema-findings.ts';

const schemas: Record<Item['collection'], (context: SchemaContext) => z.ZodType> = {
  news: newsSchema,
  projects: projectSchema,
  services: () => serviceSchema,
  testimonials: testimonialSchema,
};

/**
 * Checks the front matter and the Markdown of every content file.
 * @param root the project's folder
 * @param items the files; those that could not be read have been reported already
 */
export async function checkContent(root: string, items: Item[]): Promise<Finding[]> {
  const addresses = await findAddresses(root, items);
  const findings: Finding[] = [];
  for (const item of items) {
    if (!item.markdown) continue;
    const schema = schemas[item.collection](pictureContext(root, item.file));
    findings.push(...(await checkSchema(item.markdown, schema)));
    findings.push(...(await checkBody(root, item, item.markdown.body, addresses)));
  }
  return findings;
}
