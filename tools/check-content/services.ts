import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlug } from '#content/slug.ts';
import { locales } from '#i18n/shared/locales.ts';
import type { Content } from './content.ts';
import { quote } from './findings.ts';
import type { YamlDocument } from './yaml.ts';

/** The drawing of a service, from the project's root. */
export const drawingOf = (id: string): string => `art/services/${id}.svg`;

/** Checks that each service is in the list of the English texts, and has texts, content files and a drawing. */
export function checkServices({ root, items, report }: Content, english: YamlDocument): void {
  const services = items.filter(({ collection }) => collection === 'services');
  const listed = english.texts.filter(({ field }) => /^services\.services-items\[\d+\]\.name$/.test(field));
  for (const { text, place } of listed) {
    const id = serviceSlug(text);
    const files = locales.map(({ code }) => `src/content/services/${code}/${id}.md`).join(' and ');
    if (!services.some((service) => service.id === id))
      place.error(`names ${quote(text)}, which has no file: correct it, or write ${files}.`);
    else if (!english.values.has(`services.${id}`))
      english.at(`services.${id}`).error('is missing: write the texts of this service, as for the others.');
    else if (!existsSync(join(root, drawingOf(id))))
      place.error(`names a service without a drawing: add ${drawingOf(id)}, 1600 by 1000.`);
  }
  for (const { file, id } of services)
    if (!listed.some(({ text }) => serviceSlug(text) === id))
      report(file).error('is not in "services.services-items" of the texts: add its English name there.');
}
