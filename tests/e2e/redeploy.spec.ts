import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test } from '../helpers/fixtures';
import { deploy, newWords } from '../helpers/redeploy';

/*
 * The site is released anew while a tab shows the old version: the tab comes to the page that it asks
 * for by one load of a document at most, of whichever version, and complete.
 */

// what the browser says of files that are gone
test.use({ viewport: desktop, allowedErrors: 'any' });

test.afterEach(async ({ page }) => {
  // what was still being fetched is nobody's any more
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [[oldWords, otherWords] = ['', '']] = Object.entries(newWords);
const oldHeading = new RegExp(oldWords);
const newHeading = new RegExp(otherWords);
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Counts the documents that the browser loads from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}

/** Lets the tab fetch nothing ahead, as for visitors who save data. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Waits until the tab has a page ready, before anyone has asked for it. */
async function fetchedAhead(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { ___loader: loader } = window as unknown as {
      ___loader: { loadPageSync: (path: string) => unknown };
    };
    return loader.loadPageSync(wanted) !== undefined;
  }, path);
}

for (const renamed of [false, true]) {
  const version = renamed ? 'with components of other names' : 'with other scripts';

  test(`${version}: a page that the tab does not know is loaded, once, and Back leads to the page before`, async ({
    page,
  }) => {
    await fetchNothingAhead(page);
    await page.goto('/');
    await hydrated(page);
    await deploy(page, { renamed });
    const loaded = documents(page);
    await link(page, 'About').click();
    await expect(heading(page)).toHaveText(newHeading);
    await expect(page).toHaveURL(/\/about$/);
    await hydrated(page);
    await expect(heading(page)).toHaveText(newHeading);
    expect(loaded).toHaveLength(1);
    await page.goBack();
    // Gatsby notes the page twice where it knows its component; see docs/security.md
    if (!renamed) await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(heading(page)).toHaveText('Pioneering Ethical AI in the Mountain State');
    await link(page, 'About').click();
    await expect(heading(page)).toHaveText(newHeading);
    await hydrated(page);
    // and from there on nothing is loaded twice
    loaded.length = 0;
    await link(page, 'Contact').click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(heading(page)).toHaveText("Let's Connect");
    expect(loaded).toEqual([]);
  });

  test(`${version}: a page that the tab has ready is shown as it is`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await fetchedAhead(page, '/about');
    await deploy(page, { renamed });
    const loaded = documents(page);
    await link(page, 'About').click();
    await expect(heading(page)).toHaveText(oldHeading);
    await expect(page).toHaveURL(/\/about$/);
    await page.reload();
    await expect(heading(page)).toHaveText(newHeading);
    expect(loaded).toHaveLength(1);
  });
}

test('a page of which the tab has old data is loaded, once', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  let released: (() => void) | undefined;
  const deployed = new Promise<void>((resolve) => {
    released = resolve;
  });
  // the tab learns of the version last
  await page.route('**/app-data.json', async (route) => {
    await deployed;
    // asked once more, it is of the new version
    await route.abort();
  });
  const data = page.waitForResponse('**/page-data/about/page-data.json');
  await link(page, 'About').hover();
  await data;
  await deploy(page, { renamed: false });
  released?.();
  const loaded = documents(page);
  await link(page, 'About').click();
  await expect(heading(page)).toHaveText(newHeading);
  expect(loaded).toHaveLength(1);
});

test('a page that the new version has no more is not found, by one load', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto('/');
  await hydrated(page);
  await deploy(page, { renamed: false });
  for (const gone of ['**/page-data/about/page-data.json', '**/about'])
    await page.route(gone, async (route) => {
      const response = await route.fetch({ url: new URL('/gone', page.url()).href });
      await route.fulfill({ response });
    });
  const loaded = documents(page);
  await link(page, 'About').click();
  await expect(heading(page)).toHaveText('This Road Does Not Go Through');
  expect(loaded).toHaveLength(1);
});
