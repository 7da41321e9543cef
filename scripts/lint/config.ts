import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier/flat';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import * as jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { enhancements } from '../compat/enhancements';
import { newerApis } from './newer-apis';

/** Attributes whose text visitors see or hear. */
const spokenAttributes = '/^(alt|title|placeholder|label|aria-label|aria-description)$/';

/**
 * The rules for all code of the repository: TypeScript with its types, imports, components, hooks and the
 * words of visitors.
 */
export const rules = defineConfig(
  globalIgnores([
    '.cache/',
    '.fixture-site/',
    '.wireit/',
    'public/',
    'coverage/',
    'test-results/',
    'src/model/generated/gatsby-types.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    // one program for all files: the project service takes 10 % longer
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    rules: {
      // numbers in templates are readable: `${width}px`
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // such a name says nothing about what it holds
      'id-denylist': ['error', 'each', 'its', 'one', 'other'],
      // numbers would be sorted as texts: 10 before 9
      '@typescript-eslint/require-array-sort-compare': 'error',
      // `type` throughout: unions and generated types can't be interfaces, and one form is enough
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // a handler reads best as one line: `() => close()`
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // there are no enums, and this rule takes a tenth of the total time
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // TypeScript checks this, in JavaScript files too
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      // workspaces are packages like others
      'import-x/external-module-folders': ['node_modules', 'packages', 'plugins'],
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      'import-x/first': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/no-mutable-exports': 'error',
      // packages have public entries
      'import-x/no-relative-packages': 'error',
      'import-x/order': ['error', { 'newlines-between': 'never' }],
    },
  },
  {
    // the site is no package; dependency-cruiser.config.mjs says what these may import
    files: ['packages/content-editor/src/{facts.ts,look.ts,site/**}'],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  {
    // tools expect these files to have a default export
    files: [
      '**/*.config.{ts,mts,mjs}',
      '**/gatsby-*.{ts,tsx}',
      'src/templates/**',
      'tests/helpers/unit/asset-stub.ts',
      'packages/browser-testing/src/skip-reporter.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // only an interface can extend a package's interface
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended ?? [],
      react.configs.flat['jsx-runtime'] ?? [],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: 'detect' } },
    rules: {
      'react/no-array-index-key': 'error',
      'react/no-danger': 'error',
      // TypeScript checks props
      'react/prop-types': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // the rule is slow, and these have no components or hooks
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/{fields,model,page-types,rules}/**',
      'src/build/!(develop)/**',
    ],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // what visitors get
    files: ['gatsby-browser.tsx', 'src/**/*.{ts,tsx}', 'plugins/*/{inline,src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/{build,fields,model,page-types,rules}/**', '**/schema.ts'],
    plugins: { project: { rules: { 'newer-apis': newerApis } } },
    rules: { 'project/newer-apis': ['error', Object.keys(enhancements)] },
  },
  {
    // all words for visitors are in content/ and arrive through props
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/[^\\s©]/]',
          'JSXElement > JSXExpressionContainer > Literal[value=/[^\\s©]/]',
          `JSXAttribute[name.name=${spokenAttributes}] > Literal[value=/\\S/]`,
        ].map((selector) => ({
          selector,
          message: 'Words belong in content/: take them from a prop.',
        })),
      ],
    },
  },
  {
    // these rules ignore casts in JSDoc comments
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    // CommonJS, for Babel and webpack
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // commands print; the other file replaces the console's methods
    files: [
      '{scripts,tests/screenshots}/**',
      'packages/{artwork,bench,browser-testing,command-line}/src/**',
      'packages/content-editor/src/command/**',
      'tests/helpers/unit/fail-on-console.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
