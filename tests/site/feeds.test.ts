import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { company } from '#company';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { readItems } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { findPage } from '#tests/support/pages.ts';

const find = (parent: Element | undefined, name: string) => parent?.getElementsByTagName(name)[0];

const read = (parent: Element | undefined, name: string) => find(parent, name)?.textContent ?? '';

/** The date format of RSS (RFC 822). */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

describe.each(locales)('RSS feed in $name', ({ code, iso }) => {
  const xml = readFileSync(join(dist, localizePath(code, '/rss.xml')), 'utf8');
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const rss = parser.parseFromString(xml, 'application/xml').documentElement ?? undefined;
  const channel = find(rss, 'channel');
  const items = [...(channel?.getElementsByTagName('item') ?? [])];

  test('names its version, language, page and own URL', () => {
    expect([rss?.tagName, rss?.getAttribute('version')]).toEqual(['rss', '2.0']);
    expect(read(channel, 'title')).toBe(`${company.name}: ${texts[code].news.title}`);
    expect(read(channel, 'link')).toBe(siteUrl + localizePath(code, routes.news));
    expect(read(channel, 'language')).toBe(iso);
    const self = find(channel, 'atom:link');
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('href')).toBe(siteUrl + localizePath(code, '/rss.xml'));
  });

  test('has the newest thirty items with title, summary, author and permanent link', () => {
    const news = readItems('news', code).map(({ slug, date }) => ({ slug, date: date?.valueOf() ?? 0 }));
    const newest = news.sort((a, b) => b.date - a.date || a.slug.localeCompare(b.slug)).slice(0, 30);
    expect(items.map((item) => [read(item, 'link'), Date.parse(read(item, 'pubDate'))])).toEqual(
      newest.map(({ slug, date }) => [siteUrl + localizePath(code, itemRoute('news', slug)), date]),
    );
    for (const item of items) {
      const link = read(item, 'link');
      const page = findPage(link.replace(siteUrl, ''))?.document;
      const guid = find(item, 'guid');
      expect([guid?.textContent, guid?.getAttribute('isPermaLink')]).toEqual([link, 'true']);
      expect(read(item, 'pubDate')).toMatch(rfc822);
      expect(read(item, 'title')).toBe(page?.querySelector('h1')?.textContent.trim());
      const summary = page?.querySelector('meta[name="description"]')?.getAttribute('content');
      expect(read(item, 'description')).toBe(summary);
      expect(read(item, 'dc:creator')).toBe(page?.querySelector('.colleague b')?.textContent.trim() ?? '');
    }
  });
});
