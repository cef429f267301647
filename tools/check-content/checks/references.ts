import { nearest, quote, type Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';

/**
 * Checks that the project of which a customer speaks exists. A project need not exist in every language, what a
 * customer says must: one in any language will do.
 * @param items all content files
 */
export function checkProjects(items: Item[], report: Report): void {
  const projects = new Set(items.filter(({ collection }) => collection === 'projects').map(({ id }) => id));
  for (const { file, collection, markdown } of items) {
    if (collection !== 'testimonials' || !markdown) continue;
    const { data, fields } = markdown.frontMatter;
    const project: unknown = Object(data)['project'];
    if (typeof project !== 'string' || projects.has(project)) continue;
    const meant = nearest(project, projects);
    report(file, { code: 'noProject', project: quote(project), meant }, fields.get('project')?.line);
  }
}
