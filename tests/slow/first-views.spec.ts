import { chromium, test, type Browser } from '@playwright/test';
import type { FontSet } from 'browser-testing/system-fonts';
import { type RunningServer, startServer } from 'static-site/static-server';
import { visitor } from '../../playwright.config';
import { fixturePublic } from '../helpers/builds/fixture-site';
import { expectOwnFonts } from '../helpers/measure/first-view';
import { everyRoute } from '../helpers/site/fixtures';

/* The site's own fonts come in every first view, and lines break in them as in the fonts of common devices. */

const phones = sizes(
  '320x568 360x640 360x800 375x667 390x844 393x852 412x915 430x932 600x960 740x360 844x390',
);
const larger = sizes(
  '768x1024 820x1180 834x1194 1024x768 1024x1366 1280x800 1366x768 1440x900 1920x1080',
);
const every = [...phones, ...larger];

/** Windows by the fonts of their devices. */
const windows = {
  android: every,
  desktop: every,
  linux: every,
  // no phone has DejaVu alone
  bareLinux: larger,
};

let server: RunningServer | undefined;
test.beforeAll(async () => {
  server = await startServer({ dir: fixturePublic });
});
test.afterAll(() => server?.close());

for (const fonts of Object.keys(windows) as FontSet[])
  test.describe(`fonts of ${fonts}`, () => {
    const { launchOptions, ...options } = visitor(undefined, fonts);
    let browser: Browser | undefined;
    test.beforeAll(async () => {
      browser = await chromium.launch(launchOptions);
    });
    test.afterAll(() => browser?.close());

    for (const route of everyRoute)
      test(`${route} has the site's own fonts in its first view`, async () => {
        for (const viewport of windows[fonts]) {
          // with an empty cache
          const page = await browser?.newPage({ ...options, viewport });
          if (!page) throw new Error('There is no browser.');
          await expectOwnFonts(page, `${server?.url}${route}`);
          await page.close();
        }
      });
  });

/** Reads windows from their widths and heights. */
function sizes(list: string) {
  return list.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, height };
  });
}
