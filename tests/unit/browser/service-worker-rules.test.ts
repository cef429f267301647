import { describe, expect, test } from 'vitest';
import { classify, mayKeep } from '#client/worker/classify.ts';
import { pageKey } from '#client/worker/page-key.ts';

const origin = 'https://www.lichtkade.example';

describe('what the worker does with a request', () => {
  const asked = (path: string, changes: Partial<Request> = {}) => ({
    url: new URL(path, origin).href,
    method: 'GET',
    mode: 'no-cors' as RequestMode,
    headers: new Headers(),
    ...changes,
  });

  test.each([
    ['a page', asked('/nl/about', { mode: 'navigate' }), 'page'],
    ['a file opened by itself', asked('/assets/quay.Bq81LmZ_.webp', { mode: 'navigate' }), 'page'],
    ['a picture', asked('/assets/quay.Bq81LmZ_.webp'), 'asset'],
    ['a feed', asked('/rss.xml'), undefined],
    ['a prefetched page', asked('/about', { mode: 'cors' }), undefined],
    ['the worker', asked('/sw.js'), undefined],
    ['another origin', asked('https://elsewhere.example/assets/a.js'), undefined],
    ['a frame of another origin', asked('https://elsewhere.example/', { mode: 'navigate' }), undefined],
    ['a form', asked('/about', { mode: 'navigate', method: 'POST' }), undefined],
    ['a question about a file', asked('/assets/a.js', { method: 'HEAD' }), undefined],
    ['a part of a file', asked('/assets/a.mp4', { headers: new Headers({ Range: 'bytes=0-' }) }), undefined],
  ])('%s', (_, request, kind) => {
    expect(classify(request, origin)).toBe(kind);
  });
});

describe('an answer is kept', () => {
  const answer = (type: string, changes: Partial<Response> = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({ 'Content-Type': type }),
    ...changes,
  });
  const html = 'text/html; charset=utf-8';

  test.each([
    ['a page', '/about', answer(html), true],
    ['a page under its file name', '/nl/about.html', answer(html), true],
    ['a script', '/assets/main.B3fX-2_a.js', answer('text/javascript'), true],
    ['a page instead of a script', '/assets/main.B3fX-2_a.js', answer(html), false],
    ['a text instead of a page', '/about', answer('text/plain'), false],
    ['an answer without a type', '/about', { ...answer(html), headers: new Headers() }, false],
    ['an unknown page', '/about', answer(html, { status: 404 }), false],
    ['a broken server', '/about', answer(html, { status: 500 }), false],
    ['a part', '/assets/a.js', answer('text/javascript', { status: 206 }), false],
    ['a redirect that the browser follows', '/about', answer(html, { status: 0 }), false],
    ['a redirect that was followed', '/about', answer(html, { redirected: true }), false],
  ])('%s', (_, path, response, kept) => {
    expect(mayKeep(origin + path, response)).toBe(kept);
  });
});

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/nl', '/nl'],
  ['/nl/', '/nl'],
  ['/nl.html', '/nl'],
  ['/nl/about/?a=b#team', '/nl/about'],
  ['/news/five-years.html', '/news/five-years'],
])('%s is kept as %s', (asked, kept) => {
  expect(pageKey(origin + asked)).toBe(origin + kept);
});
