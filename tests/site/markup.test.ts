import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import type { Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // Held in head.test.ts, which counts `&amp;` as the one character that is seen.
    'long-title': 'off',
    // What editors write, and nobody sees: spaces at the end of a line of code, ordinary ones in a telephone number.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    // A heading may begin with a number, and so its address.
    'valid-id': ['error', { relaxed: true }],
    // Safari forgets that a list is one when its markers are styled away; the role reminds it.
    'no-redundant-role': 'off',
    // React writes `<img/>`, `hrefLang` and `checked=""`, which mean to a parser what the rules want.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // The build writes a page anew as a parser does: `popover=""`.
    'attribute-empty-style': 'off',
  },
});

const attributesOf = ({ document }: Page) =>
  document
    .querySelectorAll('*')
    .flatMap((element) =>
      Object.entries(element.attributes).map(([name, value]) => ({ element, name, value })),
    );

test('every page is valid HTML', () => {
  const wrong = complaints(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${message} [${ruleId}] at ${selector}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('a reader learns from one main heading what a page is about', () => {
  const wrong = complaints(({ document }) => {
    const headings = document.querySelectorAll('h1').map(({ textContent }) => textContent.trim());
    return headings.length === 1 && headings[0] ? [] : [`has the main headings ${JSON.stringify(headings)}`];
  });
  expect(wrong).toEqual([]);
});

test('no page needs a rule against injected code to be loosened: no inline style, handler or javascript: link', () => {
  const wrong = complaints((page) =>
    attributesOf(page)
      .filter(({ name, value }) => /^(?:style|on\w+)$/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ element, name, value }) => `<${element.rawTagName} ${name}="${value}">`),
  );
  expect(wrong).toEqual([]);
});
