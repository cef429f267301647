import { HtmlValidate } from 'html-validate';
import { test } from 'vitest';
import { factPattern } from '#i18n/facts.ts';
import { checkPages } from './check-pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // An editor's title may be long: `check:content` warns of it.
    'long-title': 'off',
    // Invisible, and editors write them: spaces at the end of a line of code, plain ones in a phone number.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    // An id is made from a heading, which may start with a number.
    'valid-id': ['error', { relaxed: true }],
    // The carousel's group has its name by `aria-labelledby`.
    'wcag/h71': 'off',
    // Safari drops the list role when markers are styled away.
    'no-redundant-role': 'off',
    // React writes `<img/>`, `hrefLang` and `checked=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // The build serializes pages: `popover=""`.
    'attribute-empty-style': 'off',
  },
});

test('HTML: every page is valid', () => {
  checkPages(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${message} [${ruleId}] at ${selector}`),
      ),
  );
});

test('JSON-LD: no text can end the script', () => {
  checkPages(({ document }) =>
    document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => script.textContent.match(/</g) ?? []),
  );
});

test('company facts: no page shows a placeholder', () => {
  checkPages(({ html }) => html.match(factPattern) ?? []);
});
