import { projects } from 'unit-testing/projects';

// Jest would keep a value set in the shell, but React and Babel need this one
process.env.NODE_ENV = 'test';

/**
 * Unit tests are beside their unit, in the site and in its packages.
 * @type {import('jest').Config}
 */
const config = {
  // drawing pictures takes long while the machine runs builds
  testTimeout: 30_000,
  // defined by the build: src/gatsby/node/configure-bundles.ts
  projects: projects(
    { sendsMessages: true, documentPaths: ['/document'], siteFeed: null },
    'packages/content-editor',
  ),
};

export default config;
