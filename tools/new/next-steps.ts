import { collections, hasPages } from '#content/collections.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { itemRoute } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { say, type Words } from '#tools/words/words.ts';
import type { Order } from './new-item.ts';

/**
 * Says what was written and what comes next.
 * @param order what was to be written
 * @param files that were written or added to
 * @param locale the language to say it in
 */
export function nextSteps({ collection, id }: Order, files: readonly string[], locale: LocaleCode): string {
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const [texts, pictures, drawings] = [ending(/\.json$/), ending(/\.png$/), ending(/\.svg$/)];
  const shown = hasPages(collection) ? itemRoute(collection, id) : '/';
  const steps: Words[] = [
    { code: 'openFiles', files: ending(/\.md$/) },
    ...(texts.length > 0
      ? ([{ code: 'writeTexts', id, files: texts }, { code: 'countServices' }] as const)
      : []),
    ...pictures.map((file) => ({ code: 'replacePicture', file }) as const),
    ...drawings.map((file) => ({ code: 'draw', file }) as const),
    ...(drawings.length > 0 ? [{ code: 'drawHeader', file: `art/headers/${id}.svg` } as const] : []),
    {
      code: 'look',
      addresses: locales.map(({ code }) => `http://localhost:4321${localizePath(code, shown)}`),
    },
    ...(collections[collection].everyLanguage
      ? ([{ code: 'check' }, { code: 'publishWhole' }] as const)
      : ([{ code: 'checkDraft' }, { code: 'publishDraft' }] as const)),
  ];
  return [
    say({ code: 'written' }, locale),
    ...files.map((file) => `  ${file}`),
    '',
    say({ code: 'next' }, locale),
    ...steps.map((step, index) => `  ${index + 1}. ${say(step, locale)}`),
  ].join('\n');
}
