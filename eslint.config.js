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
  globalIgnores(['dist/', 'dist.*/', 'dist-*/', '.astro/', '.wrangler/', 'test-results/']),
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
  mayImport('pages', 'styles|components/(?:sections|layout)|content|i18n|site|company'),
  mayImport('components/layout', 'client|styles|components|content|i18n|site|company'),
  mayImport('components/sections', 'client|styles|components/(?:sections|ui)|content|i18n|site|company'),
  mayImport('components/ui', 'components/ui'),
  mayImport('i18n', 'i18n|company'),
  mayImport('content', 'content|i18n|company'),
  mayImport('site', 'site|content|i18n|company'),
  mayImport('server', 'server|site|i18n'),
  mayImport('client', 'client|site|i18n'),
  mayImport('build', 'build|server|site|i18n|company'),
  mayImport('admin', 'admin|server|site|content|i18n'),
  {
    // The door knows the site; the island itself knows React and its own folder.
    ...mayImport('components/islands', 'components/(?:islands|ui)|content|i18n|site'),
    files: ['src/components/islands/*.astro'],
  },
  {
    ...mayImport('components/islands', 'components/islands'),
    files: ['src/components/islands/*.{ts,tsx}'],
  },
);
