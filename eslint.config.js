import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

/**
 * Forbids a folder what lies above it, so that imports run one way.
 * @param {string} folder whose imports are ruled
 * @param {string} allowed the aliases that it may use, as alternatives of a regular expression
 */
const mayImport = (folder, allowed) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^\\.\\./', message: 'Leave a folder by its alias (#…), never by ../.' },
          { regex: `^#(?!(?:${allowed})(?:/|$))`, message: `src/${folder} may import #${allowed} only.` },
        ],
      },
    ],
  },
});

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.wrangler/', 'test-results/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The scripts of Astro files are no files of the project.
    ignores: ['**/*.astro/*'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // Also where something is disposed of when the function ends.
      '@typescript-eslint/return-await': 'error',
    },
  },
  mayImport('pages', 'components/(?:sections|site)|i18n|site'),
  mayImport('components/site', 'browser|components|i18n|site'),
  mayImport('components/sections', 'browser|components/(?:sections|ui)|i18n|site'),
  mayImport('components/ui', 'components/ui'),
  mayImport('i18n', 'i18n|content|site'),
  mayImport('content', 'content|i18n'),
  mayImport('content-doctor', 'content-doctor|content|i18n'),
  mayImport('server', 'server|i18n'),
  mayImport('browser', 'browser|i18n'),
  mayImport('integrations', 'integrations|server|i18n|site'),
  {
    // The door knows the site; the island itself knows React and its own folder.
    ...mayImport('components/islands', 'components/(?:islands|ui)|i18n'),
    files: ['src/components/islands/*.astro'],
  },
  {
    ...mayImport('components/islands', 'components/islands'),
    files: ['src/components/islands/*.{ts,tsx}'],
  },
);
