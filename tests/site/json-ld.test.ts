import { test } from 'vitest';
import { listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages, isServed, resolveInternal } from './check-pages.ts';

type Thing = Record<string, unknown>;

const scriptsOf = ({ document }: Page) => document.querySelectorAll('script[type="application/ld+json"]');

const thingsOf = (page: Page): Thing[] =>
  scriptsOf(page).flatMap((script) => (JSON.parse(script.textContent) as { '@graph': Thing[] })['@graph']);

/** Every object within a value, with the value itself. */
function objectsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}

test('JSON-LD: an id is described once on a page, and its URL is served', () => {
  checkPages((page) => {
    const things = objectsIn(thingsOf(page));
    const ids = things
      .filter((thing) => Object.keys(thing).length > 1)
      .flatMap((thing) => thing['@id'] ?? []);
    const urls = things.flatMap((thing) => ['@id', 'url', 'item', 'image', 'logo'].map((key) => thing[key]));
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...urls.filter((url) => {
        if (url === undefined) return false;
        const internal = URL.canParse(String(url)) && resolveInternal(String(url), page.path);
        return !internal || !isServed(internal.pathname);
      }),
    ].map(String);
  }, listedPages);
});

test('JSON-LD: no text can end the script', () => {
  checkPages((page) => scriptsOf(page).flatMap((script) => script.textContent.match(/</g) ?? []));
});
