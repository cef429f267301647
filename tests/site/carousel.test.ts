import { expect, test } from 'vitest';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { findPage, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';
import { itemsOf, lists } from './content-items.ts';

const firstAuthor = (page: Page | undefined) =>
  page?.document.querySelector('.carousel figcaption')?.textContent;

test('carousel: portraits are 100 by 100, and only the first testimonial is checked', () => {
  checkPages((page) => {
    const { document } = page;
    const sizes = document
      .querySelectorAll('.carousel label img')
      .map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`);
    const checked = document
      .querySelectorAll('.carousel input[type="radio"]')
      .map((choice) => choice.hasAttribute('checked'));
    const all = lists['testimonials']?.(page) ?? [];
    return compare([sizes, checked], [all.map(() => '100x100'), all.map((_, index) => index === 0)]);
  });
});

test('carousel: the page of a project starts with its own testimonial', () => {
  for (const { code } of locales) {
    for (const { slug } of itemsOf('projects', code)) {
      const own = itemsOf('testimonials', code).filter(({ project }) => project === slug);
      const authors = own.map(({ author }) => author);
      const first = firstAuthor(findPage(localizePath(code, itemRoute('projects', slug))));
      if (authors.length > 0) expect(authors, slug).toContain(first);
    }
  }
});

test('carousel: pages start with different testimonials while there are some', () => {
  const sections = [routes.home, routes.about, routes.contact];
  for (const { code } of locales) {
    const authors = sections.map((route) => firstAuthor(findPage(localizePath(code, route))));
    expect(new Set(authors).size).toBe(
      Math.min(sections.length, Math.max(1, itemsOf('testimonials', code).length)),
    );
  }
});
