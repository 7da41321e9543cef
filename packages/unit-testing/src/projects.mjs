import { createRequire } from 'node:module';

/**
 * The path of a file of this folder, or of a package that this one depends on.
 * @param {string} name
 */
const pathOf = (name) => createRequire(import.meta.url).resolve(name);

/** Folders that builds write, and copies of the site made by tests. */
const written = ['\\.cache', 'public', '\\.fixture-site', 'test-results'].map(
  (folder) => `<rootDir>/${folder}/`,
);

/** Babel compiles as Gatsby does, so that a test sees the code visitors get. */
const compile = {
  presets: [
    [pathOf('babel-preset-gatsby'), { reactRuntime: 'automatic' }],
    [pathOf('@babel/preset-typescript'), { allowDeclareFields: true }],
  ],
  plugins: [[pathOf('babel-plugin-styled-components'), { pure: true }]],
};

const shared = {
  transform: { '\\.(mjs|[jt]sx?)$': [pathOf('babel-jest'), compile] },
  // these packages are ES modules, which Jest has to compile
  transformIgnorePatterns: ['/node_modules/(?!@sindresorhus/transliterate/|preact/)'],
  moduleNameMapper: { '\\.(svg|woff2)$': pathOf('./asset-stub.ts') },
  testPathIgnorePatterns: ['/node_modules/', ...written],
  modulePathIgnorePatterns: written,
  clearMocks: true,
  restoreMocks: true,
};

/**
 * The Jest projects: `x.test.ts` runs in Node, `x.test.tsx` in a simulated browser.
 * @param {Record<string, unknown>} globals what the build defines for the code
 * @param {string} withPreact the folder whose components visitors get with Preact instead of React
 */
export function projects(globals, withPreact) {
  const browser = {
    ...shared,
    globals,
    testEnvironment: pathOf('jest-environment-jsdom'),
    setupFilesAfterEnv: [pathOf('@testing-library/jest-dom'), pathOf('./fail-on-console.ts')],
  };
  return [
    {
      ...shared,
      globals,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: [pathOf('./fail-on-console.ts')],
    },
    {
      ...browser,
      displayName: 'browser',
      testMatch: ['**/*.test.tsx', `!**/${withPreact}/**`],
    },
    {
      ...browser,
      displayName: 'browser, Preact',
      testMatch: [`**/${withPreact}/**/*.test.tsx`],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // as esbuild's alias in packages/content-editor
        '^react(?:-dom)?($|/.*)': 'preact/compat$1',
      },
    },
  ];
}
