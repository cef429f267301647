import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/**
 * Limits the imports of a folder or a file, so that they run one way.
 * @param {string} place in src, without ending
 * @param {string} allowed the aliases that it may import, separated by |
 */
const mayImport = (place, allowed) => ({
  files: [`src/${place}/**`, `src/${place}.ts`],
  rules: restrictImports(
    {
      regex: '\\.(?:avif|jpe?g|png|svg|webp)$',
      message: 'Put pictures into art/, and get them by findPicture of #drawings/pictures.ts.',
    },
    { regex: '^\\.', message: 'In src, import by alias (#…).' },
    { regex: `^#(?!(?:${allowed})(?:/|$))`, message: `src/${place} may import only #${allowed}.` },
  ),
});

/** @param {{ regex: string, message: string }[]} patterns of imports that are errors */
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default defineConfig(
  globalIgnores(['dist/', 'dist.*/', 'dist-*/', '.astro/', '.wrangler/', 'test-results/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    plugins: { 'import-sort': importSort },
    rules: {
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^', '^#', '^\\.']] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Astro's types are extended by `declare global { namespace App }`.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      // Prettier breaks code, not comments.
      'max-len': ['error', { code: 999, comments: 110 }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // TypeScript's project service doesn't know the scripts in Astro files.
    ignores: ['**/*.astro/*'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // `await using` disposes of a resource when the function returns, so a returned promise must have
      // settled.
      '@typescript-eslint/return-await': 'error',
    },
  },
  {
    files: ['bench/**', 'tests/**', 'tools/**'],
    // The project's folder has no alias, and those of the company lead to the fixtures.
    ignores: ['tests/fixtures/company/text-files.ts'],
    rules: restrictImports({
      regex: '^\\.\\./',
      message: 'Import from another folder by its alias (#…), not by ../.',
    }),
  },
  mayImport('pages', 'shared|layouts|styles|components|content|drawings|i18n|site|company'),
  mayImport('layouts', 'shared|layouts|client|styles|components|content|i18n|site|company'),
  mayImport('components', 'shared|client|styles|components|content|drawings|i18n|site|company'),
  mayImport('components/shared', 'shared|components/shared|content|drawings|i18n|site|company'),
  // The facts have the types of their schema, from which they import nothing else.
  mayImport('company', 'company|site/schemas/company.ts'),
  mayImport('styles', 'styles|content'),
  mayImport('drawings', 'styles|drawings'),
  mayImport('env', 'shared'),
  mayImport('i18n', 'shared|i18n|company'),
  mayImport('shared', 'shared'),
  mayImport('content', 'shared|content|i18n|company|env'),
  mayImport('content.config', 'content'),
  mayImport('middleware', 'shared|i18n|site'),
  mayImport('site', 'shared|site|styles|drawings|content|i18n|company|env'),
  mayImport('server', 'server|shared|env'),
  mayImport('client', 'client|shared|i18n/texts.ts'),
  mayImport('build', 'shared|build|server|site|styles|drawings|content|i18n|company'),
  mayImport('admin', 'shared|admin|server|site|content|i18n|company|env'),
  {
    // The .astro file passes texts and data to the island, which imports only React and its own folder.
    ...mayImport('components/islands', 'components/(?:islands|shared)|shared|content|i18n|site'),
    files: ['src/components/islands/*.astro'],
  },
  {
    ...mayImport('components/islands', 'components/islands|shared'),
    files: ['src/components/islands/*.{ts,tsx}'],
  },
);
