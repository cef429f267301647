import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlug } from '#content/slug.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import type { Item } from './files.ts';
import { localeFile } from './locale-files.ts';
import { quote, type Report } from './messages.ts';
import { stringsIn, type YamlDocument } from './yaml.ts';

/** The drawing of a service, from the project's root. */
export const drawingOf = (id: string): string => `art/services/${id}.svg`;

/** Checks that each service is in the list of the English texts, and has texts, content files and a drawing. */
export function checkServices(root: string, items: Item[], english: YamlDocument, report: Report): void {
  const file = localeFile(defaultLocale);
  const services = items.filter(({ collection }) => collection === 'services');
  const listed = stringsIn(english)
    .filter(({ field }) => /^services\.services-items\[\d+\]\.name$/.test(field))
    .map((name) => ({ ...name, id: serviceSlug(name.text) }));
  for (const { text, id, field, line } of listed) {
    const place = { file, line, field };
    if (!services.some((service) => service.id === id)) {
      const files = locales.map(({ code }) => `src/content/services/${code}/${id}.md`);
      report(place, 'service-file', { value: quote(text), files: files.join(' and ') });
      continue;
    }
    if (!english.fields.has(`services.${id}`))
      report({ file, line, field: `services.${id}` }, 'service-texts', {});
    const drawing = drawingOf(id);
    if (!existsSync(join(root, drawing))) report(place, 'service-drawing', { drawing });
  }
  for (const service of services)
    if (!listed.some(({ id }) => id === service.id)) report({ file: service.file }, 'service-unlisted', {});
}
