import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { locales, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { readItems } from '#tests/support/content.ts';
import { project } from '#tests/support/folders.ts';
import { findPage, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';

const frontMatter = z.object({ author: z.string(), project: z.string().optional() });

const testimonials = (locale: LocaleCode) =>
  globSync(join(project, `src/content/testimonials/${locale}/*.md`)).map((file) =>
    frontMatter.parse(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')),
  );

const firstAuthor = (page: Page | undefined) =>
  page?.document.querySelector('.carousel figcaption')?.textContent;

/** All but the pages that the specification doesn't know: statements, error and offline pages. */
const pagesWithCarousel = listedPages.filter(
  ({ route }) => route !== routes.privacy && route !== routes.accessibility,
);

test('carousel: portraits are 100 by 100, and only the first testimonial is checked', () => {
  checkPages(({ document, locale }) => {
    const sizes = document
      .querySelectorAll('.carousel img')
      .map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`);
    const checked = document
      .querySelectorAll('.carousel input[type="radio"]')
      .map((choice) => choice.hasAttribute('checked'));
    const all = testimonials(locale);
    return compare([sizes, checked], [all.map(() => '100x100'), all.map((_, index) => index === 0)]);
  }, pagesWithCarousel);
});

test('carousel: the page of a project starts with its own testimonial', () => {
  for (const { code } of locales) {
    for (const { id } of readItems('projects', code)) {
      const own = testimonials(code).filter(({ project }) => project === id);
      const authors = own.map(({ author }) => author);
      const first = firstAuthor(findPage(localizePath(code, itemRoute('projects', id))));
      if (authors.length > 0) expect(authors, id).toContain(first);
    }
  }
});

test('carousel: pages start with different testimonials while there are some', () => {
  const sections = [routes.home, routes.about, routes.contact];
  for (const { code } of locales) {
    const authors = sections.map((route) => firstAuthor(findPage(localizePath(code, route))));
    expect(new Set(authors).size).toBe(Math.min(sections.length, Math.max(1, testimonials(code).length)));
  }
});

test('islands: every page has the same three, or two without testimonials', () => {
  const expected = pages.some(firstAuthor)
    ? ['LanguageMenu', 'NavbarScroll', 'TestimonialsCarousel']
    : ['LanguageMenu', 'NavbarScroll'];
  checkPages(({ document }) => {
    const found = document
      .querySelectorAll('astro-island')
      .map((island) => /\/(\w+)\.[^/]+$/.exec(island.getAttribute('component-url') ?? '')?.[1]);
    return compare(found.toSorted(), expected);
  }, pagesWithCarousel);
});
