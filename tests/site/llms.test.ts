import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company, siteUrl } from '#company';
import { locales, otherLocales } from '#i18n/locales.ts';
import { newest } from '#site/newest.ts';
import { localizePath } from '#site/routing.ts';
import { dist } from '#tests/support/folders.ts';
import { listedPages } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';
import { readTwin, twinFile } from '#tests/support/twins.ts';

const addressOf = (code: (typeof locales)[number]['code']) => localizePath(code, '/llms.txt');

/** `- [title](address): description`, as llmstxt.org wants it. */
const entry = /^- \[(.+)\]\((.+)\): (.+)$/;

describe.each(locales)('what language models are told in $name', ({ code }) => {
  const lines = readFileSync(join(dist, addressOf(code)), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const [name, summary, ...rest] = lines;
  const sections = rest.join('\n').split(/^## /m).slice(1);
  const entries = rest.filter((line) => line.startsWith('- ')).map((line) => entry.exec(line) ?? [line]);

  test('is in the format of llmstxt.org', () => {
    expect(name).toBe(`# ${company.name}`);
    expect(summary).toBe(`> ${texts[code].meta.description}`);
    expect(entries.filter(([, ...parts]) => parts.length !== 3)).toEqual([]);
    expect(rest.filter((line) => !/^(?:## .+|\[.+\]\(.+\)|- .+)$/.test(line))).toEqual([]);
    expect(sections.length).toBeGreaterThan(1);
  });

  test('names pages of the language by their twins, in the words of their twins', () => {
    const pages = new Map(listedPages.map((page) => [`${siteUrl}/${twinFile(page)}`, page]));
    for (const [, title, address = '', description] of entries) {
      const page = pages.get(address);
      expect([address, page?.locale]).toEqual([address, code]);
      const front = page && readTwin(page).front;
      expect([title, description].map(unescaped)).toEqual([
        front?.['title']?.trim(),
        front?.['description']?.trim(),
      ]);
    }
  });

  test('leaves out what is old, and pages that only list', () => {
    const named = entries.map(([, , address]) => address);
    const left = listedPages.filter(
      (page) => page.locale === code && !named.includes(`${siteUrl}/${twinFile(page)}`),
    );
    const full = sections.filter((section) => section.match(/^- /gm)?.length === newest + 1);
    const lists = left.filter(({ document }) => document.querySelector('main ul.projects, main ol.news'));
    if (full.length === 0) expect(left).toEqual(lists);
    expect(new Set(named).size).toBe(named.length);
    for (const section of sections) expect(section.match(/^- /gm)?.length).toBeLessThanOrEqual(newest + 1);
  });

  test('leads to the same in other languages, and robots.txt leads here', () => {
    for (const other of otherLocales(code)) {
      expect(rest).toContain(`[${other.name}](${siteUrl}${addressOf(other.code)})`);
    }
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`# ${siteUrl}${addressOf(code)}\n`);
  });
});

function unescaped(text = ''): string {
  return text.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}
