import type { KnipConfig } from 'knip';

/** Fragments and queries: Gatsby's query compiler reads them, and nothing imports them. */
const query = /^export const query = graphql`[^`]*`;$/gm;

const unitTests = 'src/**/*.test.{ts,tsx}';
const browserTests = 'tests/**/*.spec.ts';

/** `npm run knip`: finds unused files, exports and packages. Lists what is used in ways knip can't detect. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'gatsby-{browser,ssr}.tsx',
        'src/templates/*.tsx',
        // only fragments
        'src/scenes/land-query.ts',
        // part of the inline script of every page: src/build/post-build/finish-pages.ts
        'src/layout/header/header.inline.ts',
        // started by other programs
        'scripts/{start,test}.ts',
        'scripts/site/check-node.mjs',
        'tests/**/*.{spec,test}.{ts,tsx}',
      ],
      ignoreDependencies: [
        // webpack's: configure-bundles.ts
        'site-sprite.svg',
        // read by path in node_modules
        '@fontsource.*',
      ],
    },
    'packages/*': { entry: unitTests },
    'packages/unit-testing': {},
    // started by other programs
    'packages/bench': { entry: unitTests },
    'packages/browser-testing': {
      entry: unitTests,
      // of the system
      ignoreBinaries: ['openssl'],
      // read by path in node_modules
      ignoreDependencies: ['@expo-google-fonts/.+', '@testing-library/dom', 'dejavu-fonts-ttf'],
    },
    'packages/content-editor': {
      // bundled for the page of the editor: src/server/bundle.ts
      entry: [
        unitTests,
        browserTests,
        '{src/site,tests/small-site}/starts/*.ts',
        'src/site/frame/{frame,gatsby}.tsx',
        // esbuild's alias of node:path, and what it puts before all else
        'src/server/{browser-path,jitless}.ts',
        'tests/small-site/frame.ts',
      ],
      // of Linux, to take a disk away, and of SSH, to make a key
      ignoreBinaries: ['unshare', 'ssh-keygen'],
      // read by path in node_modules
      ignoreDependencies: [
        '@octokit/graphql-schema',
        // esbuild's: frame-app.ts
        'site-pictures',
        'site-templates',
      ],
    },
    'packages/static-site': { entry: [unitTests, browserTests] },
    // loaded by Gatsby, webpack and esbuild
    'plugins/*': { entry: ['gatsby-{node,browser,ssr}.ts', '**/*.test.{ts,tsx}'] },
    // Gatsby's, in place of Parcel
    'plugins/no-parcel': {},
    'plugins/gatsby-plugin-avif-defaults': {
      entry: '*.test.ts',
      // part of Gatsby
      ignoreDependencies: ['gatsby-cli'],
    },
    'plugins/gatsby-plugin-deferred-scripts': {
      entry: ['gatsby-{node,browser}.ts', unitTests, 'inline/loader.ts'],
      // webpack's alias of Gatsby's own entry
      ignoreDependencies: ['gatsby-production-app'],
    },
    'plugins/gatsby-plugin-lean-bundles': {
      // webpack's alias
      entry: 'developer-checks.cjs',
    },
    'plugins/gatsby-plugin-navigation': {
      entry: ['gatsby-{node,browser}.ts', unitTests, 'src/{announcement,constants}-loader.cjs'],
    },
  },
  compilers: { tsx: (text: string) => text.replaceAll(query, '') },
  // types in exported signatures
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
