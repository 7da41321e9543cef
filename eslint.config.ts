import { rules } from './scripts/lint/config';
import { importDirection } from './scripts/lint/import-direction';

/**
 * `npm run lint`: the rules of scripts/lint, and which way imports run in `src`: templates → sections →
 * scenes → components → theme, and layout → scenes.
 */
export default [
  ...rules,
  ...importDirection({
    mayImport: {
      theme: [],
      components: ['theme'],
      scenes: ['components', 'theme'],
      sections: ['components', 'scenes', 'theme'],
      // both take the type of a page's context from what creates pages
      layout: ['build/create-pages.ts', 'components', 'scenes', 'theme'],
      templates: ['build/create-pages.ts', 'components', 'sections', 'theme'],
      // fields → schemas of scenes and sections → model → page types, which know addresses → rules
      'content/fields': [],
      'content/model': ['scenes', 'sections'],
      'content/page-types': ['content/model'],
      'content/rules': ['content/model', 'content/page-types'],
      'content/content-model.ts': ['content'],
      // its frame shows whole pages, of what queries would give
      editor: [
        'build/bundles/sprite.ts',
        'build/metadata',
        'build/schema/query-result.ts',
        'build/social-images/social-images.ts',
        'content',
        'layout',
        'scenes',
        'theme',
      ],
      // what has sections is written from their schemas: build/codegen
      build: ['content', 'scenes', 'sections/hero/schema.ts', 'sections/registry.ts', 'theme'],
      'build/develop': ['theme'],
      // the ground floor: what the surroundings of a build say, for everything that runs at build time
      'build/environment': [],
    },
    everywhere: ['content/fields'],
    buildTime: [
      'src/content/**',
      'src/build/**',
      'src/editor/**',
      // the schemas of sections and scenes, which are part of the content model
      'src/**/schema.ts',
      'src/sections/registry.ts',
    ],
  }),
];
