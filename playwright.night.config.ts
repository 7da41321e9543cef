import { defineConfig } from '@playwright/test';
import browser, { testsIn, visitor } from './playwright.config';

const { FIXTURE_SITE } = process.env;

/** `npm run test:night`: browser tests of what takes long and breaks with few changes, and those of text with other fonts. */
export default defineConfig({
  ...browser,
  ...testsIn('night'),
  grepInvert: [],
  projects: [
    { name: 'fixture', grep: /@night/, use: visitor(FIXTURE_SITE, 'android') },
    {
      name: 'fixture, other fonts',
      testMatch: ['fonts.spec.ts', 'reflow.spec.ts'],
      use: visitor(FIXTURE_SITE, 'bareLinux'),
    },
  ],
});
