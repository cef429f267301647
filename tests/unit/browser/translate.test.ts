import { describe, expect, test } from 'vitest';
import { createTranslate, pairTexts } from '#browser/errors/translate.ts';
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };

const translate = createTranslate(pairTexts(en, nl));

describe('the other language’s text', () => {
  test.each([
    ['Skip to the content', 'Direct naar de inhoud'],
    ['About us', 'Over ons'],
    ['Services', 'Diensten'],
    ['Website design', 'Webdesign'],
    ['Lichtkade on LinkedIn', 'Lichtkade op LinkedIn'],
    ['© 2026 Lichtkade, Rotterdam', undefined],
    ['Voorbeeldkade 12', undefined],
    ['', undefined],
  ])('of “%s” is %s', (text, other) => {
    expect(translate(text)).toBe(other);
  });

  test('is found at the same place in both files', () => {
    expect(pairTexts({ a: ['x', { b: 'y' }], c: 'z' }, { a: ['1', { b: '2' }] })).toEqual([
      ['x', '1'],
      ['y', '2'],
    ]);
  });

  test('takes what is filled in as it is', () => {
    const greet = createTranslate([['Hello {{name}}!', 'Dag {{name}}!']]);
    expect(greet('Hello $& you!')).toBe('Dag $& you!');
    expect(greet('Hello !')).toBeUndefined();
  });
});
