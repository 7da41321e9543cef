import { defineConfig } from '@playwright/test';
import { testsIn, visitor } from './playwright.config';

/** `npm run test:editor`: the content editor in Chromium, on a small site of its own. */
export default defineConfig({
  ...testsIn('editor'),
  testDir: 'packages/content-editor/tests',
  testMatch: '**/*.spec.ts',
  // in other engines, and what takes minutes: every state, size and key, screen readers, killed processes: `npm run test:slow`
  testIgnore:
    /(?:engines|hosted|interruption|keyboard|rich-text-(?:access|ime)|screen-reader|states|zoom)\.spec\.ts$/,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [{ name: 'editor', use: visitor(undefined, 'android') }],
});
