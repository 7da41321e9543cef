import { errorFreeTest } from 'browser-testing/error-free-test';
import { missingRoute, siteOf, type Site } from './site';

export { expect } from '@playwright/test';
export {
  desktop,
  landscapePhone,
  everyRoute,
  headings,
  hydrated,
  inOwnFonts,
  missingRoute,
  phone,
  routes,
} from './site';

/** Playwright's test of the site, which also fails on any browser error. */
export const test = errorFreeTest([new RegExp(missingRoute)]).extend<{ site: Site }>({
  site: ({ page }, use) => use(siteOf(page)),
});
