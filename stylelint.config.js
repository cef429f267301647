import { basename } from 'node:path';
import stylelint from 'stylelint';

// Styles of components are global: a class of the component's name keeps them from each other's elements.
const ownClass = stylelint.createPlugin('site/own-class', () => (root, result) => {
  const name = basename(root.source?.input.file ?? '', '.astro').replaceAll(/\B[A-Z]/g, '-$&');
  const isOwn = new RegExp(`\\.${name}(?![a-z])`, 'i');
  root.walkRules((rule) => {
    for (let { parent } = rule; parent; parent = parent.parent)
      if (parent.type === 'rule' || parent.name === 'keyframes') return;
    if (rule.selectors.every((selector) => isOwn.test(selector))) return;
    const message = `Put "${rule.selector}" below .${name.toLowerCase()}, or move it to src/styles.`;
    stylelint.utils.report({ ruleName: 'site/own-class', result, node: rule, message });
  });
});

const step = 'var\\(--step-[s0-5]\\)';

/** @type {import('stylelint').Config} */
export default {
  plugins: [ownClass],
  reportNeedlessDisables: true,
  rules: {
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': [
      { '/width$/': ['36rem', '48rem', '62rem', '75rem'] },
      { message: 'Use a breakpoint of src/styles/tokens.css: 36rem, 48rem, 62rem or 75rem.' },
    ],
    'declaration-property-value-allowed-list': [
      {
        // On paper in points.
        'font-size': [`/^${step}$/`, `/^(?:min|max)\\(.*${step}.*\\)$/`, '/^\\d+pt$/'],
        font: [`/${step}/`, '/\\b\\d+pt /', 'inherit'],
        '/^border-.*radius$/': ['var(--radius)', '50%'],
      },
      {
        message: (property) =>
          property.includes('font')
            ? 'Use a size of src/styles/tokens.css: var(--step-0), or min(var(--step-0), …) to fit a container.'
            : 'Use one of the two corners: var(--radius) or 50%.',
      },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^border-(?:block|inline)/': ['/(?<![\\d.])(?!1px)[\\d.]+px/'] },
      { message: 'Use var(--line), or var(--line-weight) in another colour. Only hairlines are 1px.' },
    ],
    'color-no-hex': [true, { message: 'Name the colour in src/styles/colours.ts.' }],
    'color-named': [
      'never',
      // The colours of a mask are opacities.
      { ignoreProperties: ['mask'], message: 'Use a colour of src/styles/colours.ts, or a system colour.' },
    ],
    'function-disallowed-list': [
      ['/^(?:rgb|hsl)a?$/', 'hwb', '/^(?:ok)?(?:lab|lch)$/', 'color'],
      { message: 'Use a colour of src/styles/colours.ts: color-mix() makes it translucent.' },
    ],
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html', rules: { 'site/own-class': true } },
    // Paper is white and ink black, in either colour scheme.
    { files: ['src/styles/print.css'], rules: { 'color-named': null } },
  ],
};
