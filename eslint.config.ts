import { rules } from './scripts/lint/config';
import { importDirection } from './scripts/lint/import-direction';

/** Folders whose code runs at build time only. */
const buildTime = ['environment', 'gatsby/node', 'gatsby/post-build', 'social-images'];

/**
 * `npm run lint`: the rules of scripts/lint, and which way imports run in `src`: templates → sections →
 * scenes → components → theme, and layout → notifications → components → theme.
 */
export default [
  ...rules,
  ...importDirection({
    mayImport: {
      theme: [],
      components: ['theme'],
      scenes: ['components', 'theme'],
      seo: ['content-model', 'page-types'],
      notifications: ['components', 'theme'],
      sections: ['components', 'scenes', 'notifications', 'theme'],
      layout: ['components', 'scenes', 'notifications', 'theme'],
      templates: ['components', 'sections', 'seo', 'theme'],
      // fields → schemas of scenes and sections → content model → page types, which know addresses → rules
      fields: [],
      'content-model': ['scenes', 'sections'],
      'page-types': ['content-model'],
      'content-rules': ['content-model', 'page-types'],
      editor: [
        'content-model',
        'content-rules',
        'gatsby/develop',
        // what queries give of the content, for the form on the published site
        'gatsby/node/query-result.ts',
        'page-types',
        'scenes',
        'sections/contact-details/contact-icons.ts',
        'seo',
        'theme',
      ],
      'gatsby/develop': ['gatsby/page-styles.tsx', 'theme'],
      'gatsby/head.tsx': ['theme', 'gatsby/page-style-sheet.tsx'],
      ...Object.fromEntries(
        buildTime.map((folder) => [
          folder,
          [
            ...buildTime,
            'content-model',
            'content-rules',
            'gatsby/content-nodes.ts',
            'gatsby/develop',
            'page-types',
            'scenes',
            'sections',
            'seo',
            'theme',
          ],
        ]),
      ),
      // the ground floor: what the surroundings of a build say, for everything that runs at build time
      environment: [],
    },
    everywhere: ['fields'],
    buildTime: [
      'src/fields/**',
      'src/content-model/**',
      'src/content-rules/**',
      'src/page-types/**',
      ...buildTime.map((folder) => `src/${folder}/**`),
      'src/editor/**',
      // the schemas of sections and scenes, which are part of the content model
      'src/**/schema.ts',
    ],
  }),
];
