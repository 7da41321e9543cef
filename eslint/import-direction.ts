import type { Linter } from 'eslint';

/** Folders whose code runs at build time only. */
const buildTime = ['environment', 'gatsby/node', 'gatsby/post-build', 'page-types'];

/** Each folder of `src` and the folders it may import from, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  components: ['theme'],
  scenes: ['components', 'theme'],
  seo: ['page-types'],
  notifications: ['components', 'theme'],
  sections: ['components', 'scenes', 'notifications', 'theme'],
  layout: ['components', 'scenes', 'notifications', 'theme'],
  templates: ['components', 'sections', 'seo', 'theme'],
  // sections define their schemas, page types the addresses of their pages
  'content-model': ['scenes', 'sections', 'page-types'],
  // the site never imports the editor, which imports the site in one folder only; its form, store and
  // writing depend on each other in this order, so that each can be replaced
  'editor/site': ['content-model', 'gatsby/develop', 'scenes', 'theme'],
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
      [
        ...buildTime,
        'gatsby/content-nodes.ts',
        'scenes',
        'gatsby/develop',
        'sections',
        'seo',
        'theme',
      ],
    ]),
  ),
  // the ground floor: what the surroundings of a build say, for everything that runs at build time
  environment: [],
};

const zones = [
  ...Object.entries(mayImport).map(([folder, others]) => {
    // all of the site may import the content model's types; the second rule below forbids its code
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
    message: 'src must not depend on its tools: move what both need into src.',
  },
];

/** The schemas of sections and scenes, which are part of the content model. */
const schemas = 'src/{scenes,sections}/**/schema.ts';

/**
 * Imports run one way: templates → sections → scenes → components → theme, and layout →
 * notifications → components → theme. The content model and the build's own code run at build time, so
 * the browser's code imports only their types. Tests may import anything.
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
      // not part of the site
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
