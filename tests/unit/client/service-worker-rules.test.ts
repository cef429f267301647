import { expect, test } from 'vitest';
import {
  isAssetRequest,
  isCacheableAsset,
  isCacheablePage,
  isPageRequest,
  withoutEndedNotice,
} from '#client/service-worker/rules.ts';

const origin = 'https://www.company.example';
const html = 'text/html; charset=utf-8';

const request = (mode: RequestMode, headers = {}) => ({ mode, headers: new Headers(headers) });

test.each([
  ['a page that asks to be cached', '/about', request('cors', { Accept: 'text/html' }), true],
  ['a prefetched page', '/about', request('cors', { Accept: '*/*' }), false],
  ['the web editor', '/admin', request('navigate'), false],
  ['a page whose address begins like the editor’s', '/administration', request('navigate'), true],
])('service worker: %s is a page request or not', (_, path, asked, expected) => {
  expect(isPageRequest(asked, new URL(path, origin))).toBe(expected);
});

test.each([
  ['a feed', '/rss.xml', request('no-cors'), false],
  ['a part of a file', '/assets/a.mp4', request('no-cors', { Range: 'bytes=0-' }), false],
])('service worker: %s is an asset request or not', (_, path, asked, expected) => {
  expect(isAssetRequest(asked, new URL(path, origin))).toBe(expected);
});

const response = (type: string, changes: Partial<Response> = {}) => ({
  status: 200,
  redirected: false,
  headers: new Headers({ 'Content-Type': type }),
  ...changes,
});

test.each([
  ['a form that is filled in', '/contact?service=seo', response(html), false],
  ['the offline page', '/nl/offline', response(html), false],
  ['the error page', '/404', response(html), false],
  ['a feed', '/rss.xml', response('application/rss+xml'), false],
])('service worker: %s is cached as a page or not', (_, path, answer, expected) => {
  expect(isCacheablePage(origin + path, answer)).toBe(expected);
});

test.each([
  ['a page in place of a script', response(html), false],
  ['a part', response('text/javascript', { status: 206 }), false],
  ['a followed redirect', response('text/javascript', { redirected: true }), false],
])('service worker: %s is cached as an asset or not', (_, answer, expected) => {
  expect(isCacheableAsset(answer)).toBe(expected);
});

test.each([
  ['2026-12-31T22:59:00Z', 'stays'],
  ['2026-12-31T23:00:00Z', 'goes'],
])('service worker: at %s in UTC, a notice whose last day in Amsterdam is 31 December %s', (now, what) => {
  const notice =
    '<section class="notice" data-last-day="2026-12-31" data-time-zone="Europe/Amsterdam">\n<p>Closed</p></section>';
  const page = (text: string) => `<body><section>Prices</section>${text}<main><section>More</section></main>`;
  expect(withoutEndedNotice(page(notice), new Date(now))).toBe(page(what === 'stays' ? notice : ''));
});
