import type { KnipConfig } from 'knip';

/** Fragments and queries: Gatsby's query compiler reads them, and nothing imports them. */
const query = /^export const query = graphql`[^`]*`;$/gm;

/** `npm run knip`: finds unused files, exports and packages. Lists what is used in ways knip can't detect. */
const config: KnipConfig = {
  entry: [
    'gatsby-{browser,ssr}.tsx',
    'src/templates/*.tsx',
    // only fragments
    'src/scenes/land.ts',
    // used by webpack: configure-bundles.ts
    'src/gatsby/browser/{nothing,scroll-context,split-entry}.ts',
    // bundled for the page of the editor: packages/content-editor/src/server/bundle.ts
    'packages/content-editor/src/form/start.tsx',
    'packages/content-editor/src/session/check-worker.ts',
    // read as text: deferred-scripts.ts
    'src/gatsby/post-build/script-loader.inline.js',
    // started by other programs
    'scripts/{start,test}.ts',
    'packages/bench/src/peak-memory.mjs',
    'scripts/support/gatsby-typegen.mjs',
    'tests/**/*.{spec,test}.{ts,tsx}',
  ],
  compilers: { tsx: (text: string) => text.replaceAll(query, '') },
  ignoreDependencies: [
    // Gatsby's own copy: graphql-errors.mjs
    'graphql',
    // webpack's aliases: configure-bundles.ts
    'gatsby-production-app',
    'site-sprite.svg',
    // esbuild's alias of node:path: packages/content-editor/src/server/bundle.ts
    'pathe',
    // presets named in jest.config.mjs
    '@babel/preset-typescript',
    'babel-preset-gatsby',
    // read by path in node_modules
    '@expo-google-fonts/.+',
    '@fontsource.*',
    '@phosphor-icons/core',
    'dejavu-fonts-ttf',
  ],
  // types in exported signatures
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
