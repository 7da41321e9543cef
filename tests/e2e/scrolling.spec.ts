import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test } from '../helpers/fixtures';
import { delayRequests } from '../helpers/delay-requests';

/*
 * Where the visitor stands is what this browser would do without scripts: a new page begins at its top
 * or at the part its address names, a page one comes back to is as one left it, and nothing moves under
 * someone who scrolls.
 */

test.use({ viewport: desktop });

// What a page still asks for when its test is over disturbs nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const elsewhere = '/elsewhere';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo(0, top);
    await scrolled;
  }, y);
}

/** As the visitor does it: by the wheel, and on to where it stops. */
async function wheel(page: Page, by: number, until: number): Promise<void> {
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, by);
  await standsAt(page, until);
}

const standsAt = (page: Page, y: number) =>
  expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);

/** A page of another site, as far as the browser's history goes. */
async function leave(page: Page): Promise<void> {
  await page.route(`**${elsewhere}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/services">There' }),
  );
  await page.goto(elsewhere);
}

/** Goes to a page within the document. */
async function follow(page: Page, name: string, words: RegExp): Promise<void> {
  await barLink(page, name).click();
  await expect(heading(page)).toHaveText(words);
}

/** Waits until a part of the page stands below the bar. */
const standsBelowBar = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.locator(selector).evaluate((element) => {
        const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(element.getBoundingClientRect().top - padding);
      }),
    )
    .toBeLessThan(2);

test('X5: a reload stays where it was; a visit by a link begins at the top, wherever an earlier one ended', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  await scrollTo(page, 900);
  await page.reload();
  await hydrated(page);
  await standsAt(page, 900);
  await leave(page);
  await page.getByRole('link').click();
  await hydrated(page);
  await standsAt(page, 0);
});

test('X5: whoever scrolls on after a reload is not thrown back by hydration', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await scrollTo(page, 900);
  const release = await delayRequests(page, '**/*.js');
  await page.reload();
  await standsAt(page, 900);
  await wheel(page, 300, 1200);
  release();
  await hydrated(page);
  await standsAt(page, 1200);
});

test('X5: Back from another document restores the place, and one scrolls on from it', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  await scrollTo(page, 900);
  await leave(page);
  const release = await delayRequests(page, '**/*.js');
  await page.goBack();
  await standsAt(page, 900);
  await wheel(page, -400, 500);
  release();
  await hydrated(page);
  await standsAt(page, 500);
});

test('X5: whoever scrolls away from the part that the address names is not thrown back', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/about#principles', { waitUntil: 'domcontentloaded' });
  await standsBelowBar(page, '#principles');
  await wheel(page, -5000, 0);
  release();
  await hydrated(page);
  await standsAt(page, 0);
});

test('X5: a link followed before hydration begins at the top, and Back returns', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  await scrollTo(page, 1500);
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/about');
  await wheel(page, 600, 600);
  await barLink(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
  release();
  await hydrated(page);
  await standsAt(page, 0);
  await page.goBack();
  await hydrated(page);
  await standsAt(page, 600);
});

test('X5: Back restores a place in an address that names a part, and so does a reload', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await scrollTo(page, 1200);
  await follow(page, 'Services', /Careful Work/);
  await standsAt(page, 0);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Our Mission/);
  await standsAt(page, 1200);
  await page.reload();
  await hydrated(page);
  await standsAt(page, 1200);
});

test('X5: each part of a page one has been to keeps its own place', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    location.hash = 'principles';
  });
  await standsBelowBar(page, '#principles');
  await scrollTo(page, 1700);
  await page.goBack();
  await standsAt(page, 300);
  await page.goForward();
  await standsAt(page, 1700);
});

test('X5: a page that is late is restored once it is there', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 700);
  await follow(page, 'Services', /Careful Work/);
  await scrollTo(page, 900);
  await page.reload();
  const release = await delayRequests(page, '**/page-data/about/page-data.json');
  await hydrated(page);
  // where the browser put it, who may allow for a page that was still moving
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await standsAt(page, place);
  release();
  await expect(heading(page)).toHaveText(/Our Mission/);
  await standsAt(page, 700);
  await page.goForward();
  await expect(heading(page)).toHaveText(/Careful Work/);
  await standsAt(page, place);
});

test('X5: two steps back from another document end at the place, too', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 700);
  await follow(page, 'Services', /Careful Work/);
  await leave(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/about$/);
  await hydrated(page);
  await standsAt(page, 700);
});

test('X5: places last through a document although nothing may be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 700);
  await follow(page, 'Services', /Careful Work/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Our Mission/);
  await standsAt(page, 700);
});

test('X5: a hash that nothing can decode names no part', async ({ page }) => {
  await page.goto('/about#%zz');
  await hydrated(page);
  await follow(page, 'Services', /Careful Work/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Our Mission/);
  await standsAt(page, 0);
});
