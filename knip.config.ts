import type { KnipConfig } from 'knip';

/** Fragments and queries: Gatsby's query compiler reads them, and nothing imports them. */
const query = /^export const query = graphql`[^`]*`;$/gm;

/** `npm run knip`: no file, export or package without a user. Listed is what knip can't see being used. */
const config: KnipConfig = {
  entry: [
    'gatsby-{browser,ssr}.tsx',
    'src/templates/*.tsx',
    // fragments alone
    'src/decorations/land.ts',
    // by webpack: configure-bundles.ts
    'src/gatsby/browser/{nothing,scroll-context,split-entry}.ts',
    // bundled for the page of the editor: src/editor/server/bundle.ts
    'src/editor/form/start.tsx',
    'src/editor/store/check-worker.ts',
    // read as text: deferred-scripts.ts
    'src/gatsby/post-build/script-loader.inline.js',
    // programs that others start
    'scripts/{start,test}.ts',
    'scripts/bench/peak-memory.mjs',
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
    // esbuild's alias of node:path: src/editor/server/bundle.ts
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
  // types that an exported signature names
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
