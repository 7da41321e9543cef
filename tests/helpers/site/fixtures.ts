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

/** The details of a test of what takes long, and breaks with few changes: it runs at night, by `npm run test:night`. */
export const nightly = { tag: '@night' };

/** The same for one of several alike tests, unless it is among those that run by day, too. */
export const nightlyUnless = (isByDay: boolean) => (isByDay ? {} : nightly);
