import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlug } from '#content/slug.ts';
import { locales } from '#i18n/shared/locales.ts';
import type { Content } from './content.ts';
import { quote } from './findings.ts';
import type { YamlDocument } from './yaml.ts';

/** The drawing of a service, from the project's root. */
export const drawingOf = (slug: string): string => `art/services/${slug}.svg`;

/** Checks that each service is in the list of the English texts, and has texts, content files and a drawing. */
export function checkServices({ root, items, report }: Content, english: YamlDocument): void {
  const services = items.filter(({ collection }) => collection === 'services');
  const listed = english.texts.filter(({ field }) => /^services\.services-items\[\d+\]\.name$/.test(field));
  for (const { text, place } of listed) {
    const slug = serviceSlug(text);
    const files = locales.map(({ code }) => `src/content/services/${code}/${slug}.md`).join(' and ');
    if (!services.some((service) => service.slug === slug))
      place.error(`names ${quote(text)}, which has no file: correct it, or write ${files}.`);
    else if (!english.values.has(`services.${slug}`))
      english.at(`services.${slug}`).error('is missing: write the texts of this service, as for the others.');
    else if (!existsSync(join(root, drawingOf(slug))))
      place.error(`names a service without a drawing: add ${drawingOf(slug)}, 1600 by 1000.`);
  }
  for (const { file, slug } of services)
    if (!listed.some(({ text }) => serviceSlug(text) === slug))
      report(file).error('is not in "services.services-items" of the texts: add its English name there.');
}
