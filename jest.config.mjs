/** What builds write, and copies of the site that tests make. */
const written = ['\\.cache', 'public', '\\.fixture-site', 'test-results'].map(
  (folder) => `<rootDir>/${folder}/`,
);

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
    '\\.woff2$': '<rootDir>/tests/support/file-address.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', ...written],
  modulePathIgnorePatterns: written,
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tests/support/fail-on-console.ts'],
  clearMocks: true,
  restoreMocks: true,
};

/**
 * Unit tests stand beside their unit: `x.test.tsx` runs in a simulated browser, `x.test.ts` in Node
 * unless its first comment says `@jest-environment jsdom`.
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    { ...shared, displayName: 'browser', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
  ],
};

export default config;
