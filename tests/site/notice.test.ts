import { expect, test } from 'vitest';
import data from '#company/notice.json' with { type: 'json' };
import { hiddenRoutes } from '#shared/urls.ts';
import { noticeSchema } from '#site/schemas/notice.ts';
import { manifest } from '#tests/support/manifest.ts';
import { pages } from '#tests/support/pages.ts';

const { notFound, error, offline, unsent } = hiddenRoutes;

test('notice: every page shows it on its days only, but not those of failures', () => {
  const { notice } = noticeSchema.parse(data);
  const isOnline = notice && notice.first <= manifest.day && manifest.day <= notice.last;
  const failures: string[] = [notFound, error, offline, unsent];
  for (const { document, html, path, locale, route } of pages) {
    const shown = document.querySelectorAll('header + .notice + main').length;
    expect(shown, path).toBe(isOnline && !failures.includes(route) ? 1 : 0);
    expect(html.includes('.notice'), `styles of ${path}`).toBe(shown === 1);
    const [words = ''] = notice?.text[locale].split('{{') ?? [];
    if (shown) expect(document.querySelector('.notice')?.text, path).toContain(words);
  }
});
