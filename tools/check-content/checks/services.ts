import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar } from 'yaml';
import { serviceSlug } from '#content/service-slug.ts';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { nearest, quote, type Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import type { YamlDocument } from '#tools/check-content/reading/parse-yaml.ts';

/** The drawing of a service, from the project's root. */
export const drawingOf = (id: string): string => `art/services/${id}.svg`;

/**
 * Checks that each service is whole: its place in the text files' list, its texts, its files and its drawing.
 * @param root the project's folder
 * @param items all content files
 * @param texts the English ones, which name the services
 */
export function checkServices(root: string, items: Item[], texts: YamlDocument, report: Report): void {
  const file = `src/i18n/locales/${getLocale(defaultLocale).file}`;
  const services = items.filter(({ collection }) => collection === 'services');
  const ids = new Set(services.map(({ id }) => id));
  const listed = Array.from(texts.fields).flatMap(([field, { line, node }]) =>
    /^services\.services-items\[\d+\]\.name$/.test(field) && isScalar(node)
      ? [{ name: String(node.value), id: serviceSlug(String(node.value)), line }]
      : [],
  );
  const listedIds = new Set(listed.map(({ id }) => id));
  for (const { name, id, line } of listed) {
    if (!ids.has(id)) {
      const files = locales.map(({ code }) => `src/content/services/${code}/${id}.md`);
      const meant = nearest(id, ids.difference(listedIds));
      report(file, { code: 'listedWithoutFile', name: quote(name), meant, files }, line);
      continue;
    }
    if (!texts.fields.has(`services.${id}`)) report(file, { code: 'withoutTexts', id }, line);
    const drawing = drawingOf(id);
    if (!existsSync(join(root, drawing))) report(file, { code: 'withoutDrawing', id, drawing }, line);
  }
  for (const service of services) {
    if (!listedIds.has(service.id)) report(service.file, { code: 'unlisted' });
  }
}
