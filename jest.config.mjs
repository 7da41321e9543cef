// Jest would keep a value set in the shell, but React and Babel need this one
process.env.NODE_ENV = 'test';

/** Folders that builds write, and copies of the site made by tests. */
const written = ['\\.cache', 'public', '\\.fixture-site', 'test-results'].map(
  (folder) => `<rootDir>/${folder}/`,
);

const failOnConsole = '<rootDir>/tests/helpers/unit/fail-on-console.ts';

/** Settings both projects share; Babel compiles as Gatsby does, so a test sees the code visitors get. */
const shared = {
  transform: {
    '\\.(mjs|[jt]sx?)$': [
      'babel-jest',
      {
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          ['@babel/preset-typescript', { allowDeclareFields: true }],
        ],
        plugins: [['babel-plugin-styled-components', { pure: true }]],
      },
    ],
  },
  moduleNameMapper: {
    '\\.(svg|woff2)$': '<rootDir>/tests/helpers/unit/asset-stub.ts',
  },
  // defined by the build (src/gatsby/node/configure-bundles.ts)
  globals: { draftsAreShown: true, sendsMessages: true, documentPaths: ['/document'] },
  testPathIgnorePatterns: ['/node_modules/', ...written],
  modulePathIgnorePatterns: written,
  clearMocks: true,
  restoreMocks: true,
};

/**
 * Unit tests are next to their unit: `x.test.tsx` runs in a simulated browser, `x.test.ts` in Node.
 * @type {import('jest').Config}
 */
const config = {
  // drawing pictures takes long while the machine runs builds
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: [failOnConsole],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', failOnConsole],
    },
  ],
};

export default config;
