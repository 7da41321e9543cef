import type { Linter } from 'eslint';

/** Each folder of `src` and the folders it may import from, besides itself. */
const mayImport = {
  theme: [],
  components: ['theme'],
  metadata: ['theme'],
  notifications: ['components', 'theme'],
  sections: ['components', 'notifications', 'theme'],
  layout: ['components', 'notifications', 'theme'],
  templates: ['components', 'metadata', 'sections', 'theme'],
  'content-model': ['components', 'theme'],
} satisfies Record<string, readonly string[]>;

const zones = Object.entries(mayImport).map(([folder, others]) => {
  // The content model's types are free to all; the second rule below keeps its code out.
  const allowed = [...new Set([folder, ...others, 'content-model'])];
  return {
    target: `./src/${folder}`,
    from: './src',
    except: allowed.map((name) => `./${name}`),
    message: `src/${folder} may import from ${allowed.join(', ')} only.`,
  };
});

/**
 * Imports run one way: templates → sections → components → theme, and layout → notifications →
 * components → theme. The content model belongs to the build, so nothing that reaches visitors
 * imports more than its types. Tests are free: some compare two sides of an agreement.
 */
export const importDirection: Linter.Config[] = [
  {
    name: 'project/import-direction',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    name: 'project/content-model-at-build-only',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/build/**', 'src/content-model/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/content-model/**', '**/build/**'],
              allowTypeImports: true,
              message: 'This code runs at build time only: import its types with `import type`.',
            },
          ],
        },
      ],
    },
  },
];
