import { defineConfig } from '@playwright/test';
import { served, testsIn, visitor } from './playwright.config';

const { LIVE_SITE } = process.env;

/** `npm run test:live`: what must hold for any content, on the site in `public/`, as it is published. */
export default defineConfig({
  ...testsIn('live'),
  testDir: 'tests/live',
  webServer: served('public', 'live_site'),
  // the tests' addresses are relative: the site may be below a path
  projects: [{ name: 'live', use: visitor(LIVE_SITE && `${LIVE_SITE}/`, 'android') }],
});
