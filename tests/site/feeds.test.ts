import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { company, siteUrl } from '#company';
import { locales } from '#i18n/locales.ts';
import { newest } from '#site/newest.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { hasFragment, isServed, resolveInternal } from '#tests/site/references.ts';
import { dist } from '#tests/support/folders.ts';
import { findPage } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';

/** The first element of a name below another. */
const find = (parent: Element | undefined, name: string) => parent?.getElementsByTagName(name)[0];

const read = (parent: Element | undefined, name: string) => find(parent, name)?.textContent ?? '';

/** An item of a feed, by the names of RSS. */
const readItem = (item: Element) => ({
  title: read(item, 'title'),
  link: read(item, 'link'),
  guid: find(item, 'guid'),
  description: read(item, 'description'),
  pubDate: read(item, 'pubDate'),
  html: read(item, 'content:encoded'),
});

/** Of a day as RFC 822 writes it, which is to RSS what ISO 8601 is elsewhere. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const words = (html: string) => parse(html, { blockTextElements: {} }).textContent.replace(/\s+/g, '');

describe.each(locales)('the feed in $name', ({ code, iso }) => {
  const xml = readFileSync(join(dist, localizePath(code, '/rss.xml')), 'utf8');
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const rss = parser.parseFromString(xml, 'application/xml').documentElement ?? undefined;
  const channel = find(rss, 'channel');
  const items = [...(channel?.getElementsByTagName('item') ?? [])].map(readItem);
  const contents = items.map((item) => {
    const page = findPage(item.link.replace(siteUrl, ''));
    return { item, page, content: parse(item.html) };
  });

  test('is RSS in its language, which says where it stands', () => {
    expect([rss?.tagName, rss?.getAttribute('version')]).toEqual(['rss', '2.0']);
    expect(read(channel, 'title')).toBe(`${company.name}: ${texts[code].news.title}`);
    expect(read(channel, 'description')).toBe(texts[code].news.description);
    expect(read(channel, 'link')).toBe(siteUrl + localizePath(code, routes.news));
    expect(read(channel, 'language')).toBe(iso);
    const self = find(channel, 'atom:link');
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('href')).toBe(siteUrl + localizePath(code, '/rss.xml'));
  });

  test('has the newest items, each by the address that it keeps', () => {
    expect(items.length).toBeLessThanOrEqual(newest);
    for (const { link, guid, pubDate, title, description } of items) {
      expect([guid?.textContent, guid?.getAttribute('isPermaLink')]).toEqual([link, 'true']);
      expect(pubDate).toMatch(rfc822);
      expect(findPage(link.replace(siteUrl, ''))?.document.querySelector('h1')?.textContent.trim()).toBe(
        title,
      );
      expect(description).not.toBe('');
    }
    const dates = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test('has the whole text of each, and the picture above it', () => {
    for (const { item, page, content } of contents) {
      const text = page?.document.querySelector('.prose')?.innerHTML ?? '';
      expect([item.link, words(item.html)]).toEqual([item.link, words(text)]);
      const cover = page?.document.querySelector('main .cover img');
      const [first] = content.querySelectorAll('img');
      expect(first?.getAttribute('src')).toBe(`${siteUrl}${cover?.getAttribute('src')}`);
      expect(first?.getAttribute('alt')).toBe(cover?.getAttribute('alt'));
      expect(content.querySelectorAll('*').at(1)).toBe(first);
    }
  });

  test('leads to what is there, by whole addresses', () => {
    for (const { item, content } of contents) {
      const addresses = content
        .querySelectorAll('[href], [src]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
      const astray = addresses.filter((address) => {
        if (!URL.canParse(address)) return true;
        const url = resolveInternal(address, '/');
        return url && !(isServed(url.pathname) && hasFragment(url));
      });
      expect([item.link, astray]).toEqual([item.link, []]);
    }
  });

  test('holds nothing that only a page can use', () => {
    for (const { item, content } of contents) {
      const odd = content
        .querySelectorAll('*')
        .filter(
          ({ rawTagName, attributes }) =>
            /^(?:script|style|svg|div|span|astro-.*)$/.test(rawTagName) ||
            Object.keys(attributes).some((name) => /^(?:class|style|id|on|data-)/.test(name)),
        )
        .map(String);
      expect([item.link, odd]).toEqual([item.link, []]);
    }
  });
});
