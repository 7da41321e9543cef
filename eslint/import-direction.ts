import type { Linter } from 'eslint';

/** Folders whose code runs at build time only and never reaches a visitor. */
const buildTime = ['gatsby/hosts', 'gatsby/node', 'gatsby/post-build', 'page-types'];

/** Each folder of `src` and the folders it may import from, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  components: ['theme'],
  decorations: ['components', 'theme'],
  // painted pictures alone
  scenes: [],
  seo: ['page-types'],
  notifications: ['components', 'theme'],
  sections: ['components', 'decorations', 'notifications', 'theme'],
  layout: ['components', 'decorations', 'notifications', 'theme'],
  templates: ['components', 'sections', 'seo', 'theme'],
  // each section brings its own schema, each type of page the addresses of its pages
  'content-model': ['sections', 'page-types'],
  // nothing of the site imports the editor, and it takes from the site by one folder alone; its form,
  // its store and its writing know of each other in this order, so that each can be exchanged
  'editor/site': ['content-model', 'gatsby/develop', 'theme'],
  'editor/writing': ['editor/site'],
  'editor/store': ['editor/site', 'editor/writing'],
  'editor/form': ['editor/site', 'editor/store', 'editor/writing'],
  'editor/server': ['editor/site', 'editor/store'],
  'gatsby/browser': ['layout'],
  'gatsby/develop': ['theme'],
  'gatsby/ssr': ['theme'],
  ...Object.fromEntries(
    buildTime.map((folder) => [
      folder,
      [...buildTime, 'decorations', 'gatsby/develop', 'sections', 'seo', 'theme'],
    ]),
  ),
};

const zones = [
  ...Object.entries(mayImport).map(([folder, others]) => {
    // the content model's types are free to all of the site; the second rule below keeps its code out
    const model = folder.startsWith('editor/') ? [] : ['content-model'];
    const allowed = [...new Set([folder, ...others, ...model])];
    return {
      target: `./src/${folder}`,
      from: './src',
      except: allowed.map((name) => `./${name}`),
      message: `src/${folder} may import from ${allowed.join(', ')} only.`,
    };
  }),
  {
    target: './src',
    from: ['./artwork', './eslint', './scripts', './tests'],
    message: 'The site stands without its tools: move what both need into src.',
  },
];

/** The schema of a section stands in the section's folder, but is part of the content model. */
const schemas = 'src/sections/**/schema.ts';

/**
 * Imports run one way: templates → sections → decorations → components → theme, and layout →
 * notifications → components → theme. The content model and the build's own code run at build time, so
 * nothing that reaches visitors imports more than their types. Tests are free: some compare two sides
 * of a contract.
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
    name: 'project/build-time-only',
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      ...buildTime.map((folder) => `src/${folder}/**`),
      'src/content-model/**',
      // it never reaches a visitor either
      'src/editor/**',
      schemas,
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '**/content-model/**',
                ...buildTime.map((folder) => `**/${folder}/**`),
                '**/schema',
                'zod',
              ],
              allowTypeImports: true,
              message: 'This code runs at build time only: import its types with `import type`.',
            },
          ],
        },
      ],
    },
  },
];
