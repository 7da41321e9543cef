// Jest would keep a value set in the shell, but React needs this one
process.env.NODE_ENV = 'test';

/** The components that visitors get with Preact instead of React. */
const withPreact = 'packages/content-editor';

/**
 * How swc compiles a file.
 * @param {boolean} tsx whether "<" may begin an element
 */
const compile = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const shared = {
  // without the root, whose node_modules would take seconds to list
  roots: ['__mocks__', 'packages', 'plugins', 'scripts', 'src', 'tests'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  transform: { '\\.tsx$': compile(true), '\\.(ts|m?js)$': compile(false) },
  // these packages are ES modules, which Jest has to compile
  transformIgnorePatterns: ['/node_modules/(?!@sindresorhus/transliterate/|preact/)'],
  moduleNameMapper: { '\\.(svg|woff2)$': '<rootDir>/tests/helpers/unit/asset-stub.ts' },
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/unit/fail-on-console.ts'],
  // defined by the build: src/build/bundles/configure-bundles.ts
  globals: { sendsMessages: true, documentPaths: ['/document'] },
  clearMocks: true,
  restoreMocks: true,
};

const browser = {
  ...shared,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom', ...shared.setupFilesAfterEnv],
};

/**
 * Unit tests are beside their unit, in the site and in its packages: `x.test.ts` runs in Node, `x.test.tsx` in
 * a simulated browser.
 * @type {import('jest').Config}
 */
const config = {
  // drawing pictures takes long while the machine runs builds
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
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
  ],
};

export default config;
