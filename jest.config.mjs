// Jest would keep a value set in the shell, but React needs this one
process.env.NODE_ENV = 'test';

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
  // this package is an ES module, which Jest has to compile
  transformIgnorePatterns: ['/node_modules/(?!@sindresorhus/transliterate/)'],
  moduleNameMapper: {
    '\\.(svg|woff2)$': '<rootDir>/tests/helpers/unit/asset-stub.ts',
    // zod would load its messages in fifty languages, which takes as long as all else of it; English ones are enough
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/unit/fail-on-console.ts'],
  // found at once: looking up a global takes long in Jest's sandbox, and drawing takes millions of them
  sandboxInjectedGlobals: ['Math'],
  clearMocks: true,
  restoreMocks: true,
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
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // as the page's scripts leave it
      testEnvironmentOptions: { html: '<!DOCTYPE html><body data-scripts="on"></body>' },
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', ...shared.setupFilesAfterEnv],
    },
  ],
};

export default config;
