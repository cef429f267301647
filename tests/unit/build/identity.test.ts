import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { findConfusing, readIdentity } from '#build/pages/identity.ts';

const origin = 'https://lichtkade.example';

/** A page as it is built: at an address, with versions by language tag. */
function page(file: string, address: string | undefined, versions: Record<string, string> = {}, words = {}) {
  const { title = 'A </script> "page" 🚢', description = 'What it is about' } = words as Record<
    string,
    string
  >;
  const links = Object.entries(versions).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`,
  );
  const html =
    `<title>${title}</title><meta name="description" content="${description}">` +
    (address ? `<link rel="canonical" href="${origin}${address}">` : '') +
    links.join('');
  return { file, ...readIdentity(parse(html)) };
}

const both = { one: '/about', two: '/two/about', 'x-default': '/about' };
const about = page('about.html', '/about', both);
const twin = page('two/about.html', '/two/about', both);

test('pages that answer each other confuse nobody, nor does one that answers for others', () => {
  const alone = page('news/a.html', '/news/a', { one: '/news/a', 'x-default': '/news/a' });
  expect(findConfusing([about, twin, alone, page('404.html', undefined)])).toEqual([]);
  expect(about.title).toBe('A </script> "page" 🚢');
});

test.each([
  [
    'no description',
    [about, twin, page('x.html', '/x', {}, { description: ' ' })],
    'dist/x.html has no description',
  ],
  ['no title', [about, twin, page('x.html', '/x', {}, { title: '' })], 'dist/x.html has no title'],
  [
    'the address of another page',
    [about, twin, page('x.html', '/about', both)],
    `dist/x.html and dist/about.html both say that ${origin}/about is their address`,
  ],
  [
    'a version that does not name it back',
    [about, page('two/about.html', '/two/about', { two: '/two/about' })],
    `dist/about.html names ${origin}/two/about as its version in two, which does not name it back`,
  ],
  [
    'a version that does not exist',
    [about],
    `dist/about.html names ${origin}/two/about as its version in two, which does not name it back`,
  ],
])('a page with %s stops the build, by name', (_, pages, message) => {
  expect(findConfusing(pages)).toEqual([expect.stringContaining(message)]);
});
