import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { locales } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { project } from '#tests/support/folders.ts';
import { findPage, type Page } from '#tests/support/pages.ts';

const frontMatter = z.object({ author: z.string(), project: z.string().optional() });

/** The front matter of the testimonials in a language. */
const testimonials = (locale: string) =>
  globSync(join(project, `src/content/testimonials/${locale}/*.md`)).map((file) =>
    frontMatter.parse(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')),
  );

/** The author of the testimonial that is active at first. */
const firstSpeaker = (page: Page | undefined) =>
  page?.document.querySelector('.carousel figcaption')?.textContent;

test('carousel: the page of a project starts with its own testimonial', () => {
  const wrong = locales.flatMap(({ code }) => {
    const all = testimonials(code);
    return all.flatMap(({ project }) => {
      const page = project && findPage(localizePath(code, itemRoute('projects', project)));
      const speaker = page ? firstSpeaker(page) : undefined;
      const own = all.filter((one) => one.project === project).map(({ author }) => author);
      return speaker === undefined || own.includes(speaker) ? [] : [`${project} starts with ${speaker}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('carousel: pages start with different testimonials while there are some', () => {
  const sections = [routes.home, routes.about, routes.contact];
  for (const { code } of locales) {
    const speakers = sections.map((route) => firstSpeaker(findPage(localizePath(code, route))));
    expect(new Set(speakers).size).toBe(Math.min(sections.length, Math.max(1, testimonials(code).length)));
  }
});
