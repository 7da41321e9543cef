import type { Page } from '@playwright/test';
import { axeFaults } from '../helpers/axe';
import { desktop, expect, hydrated, test } from '../helpers/fixtures';
import { delayRequests } from '../helpers/delay-requests';

/* A visitor on a slow line, whose pages are late: what was chosen last is what comes. */

test.use({ viewport: desktop });

// What a page still asks for when its test is over disturbs nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const headings = {
  '/': /Pioneering Ethical AI/,
  '/about': /Our Mission/,
  '/services': /Careful Work,/,
  '/contact': /Let's Connect/,
};

const thread = (page: Page) => page.locator('[data-waiting]');
const announcer = (page: Page) => page.locator('#gatsby-announcer');
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function reads(page: Page, route: keyof typeof headings): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[route]);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
}

/** Opens a page in which the data of others is late; it returns what brings them. */
async function slowly(page: Page, route: string, ...late: readonly string[]) {
  const releases = await Promise.all(
    late.map((name) => delayRequests(page, `**/page-data/${name}/page-data.json`)),
  );
  await page.goto(route);
  await hydrated(page);
  return (): void => {
    for (const release of releases) release();
  };
}

/** Lets late pages come, and gives them time to show. */
async function arrive(page: Page, release: () => void, ...late: readonly string[]): Promise<void> {
  const come = late.map((name) => page.waitForResponse(`**/page-data/${name}/page-data.json`));
  release();
  for (const response of await Promise.all(come)) await response.finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
}

test('X10: a link after a link to a slow page', async ({ page }) => {
  const release = await slowly(page, '/', 'about');
  await barLink(page, 'About').click();
  await barLink(page, 'Services').click();
  await reads(page, '/services');
  await arrive(page, release, 'about');
  await reads(page, '/services');
});

test('X10: the later of two links, although its page comes first', async ({ page }) => {
  const first = await slowly(page, '/', 'about');
  const second = await delayRequests(page, '**/page-data/services/page-data.json');
  await barLink(page, 'About').click();
  await barLink(page, 'Services').click();
  await arrive(page, first, 'about');
  await reads(page, '/');
  await arrive(page, second, 'services');
  await reads(page, '/services');
  await page.goBack();
  await reads(page, '/');
});

test('X10: a link to the page one is on, after one to a slow page', async ({ page }) => {
  const release = await slowly(page, '/services', 'about');
  await barLink(page, 'About').click();
  await barLink(page, 'Services').click();
  await arrive(page, release, 'about');
  await reads(page, '/services');
});

test('X10: Back after a link to a slow page', async ({ page }) => {
  const release = await slowly(page, '/', 'about');
  await barLink(page, 'Services').click();
  await reads(page, '/services');
  await barLink(page, 'About').click();
  await page.goBack();
  await reads(page, '/');
  await arrive(page, release, 'about');
  await reads(page, '/');
  await page.goForward();
  await reads(page, '/services');
});

/** From the second page of the tab's history, with nothing known of the first but its late address. */
async function backToSlowPage(page: Page): Promise<() => void> {
  await page.goto('/about');
  await hydrated(page);
  await barLink(page, 'Services').click();
  await reads(page, '/services');
  await page.reload();
  const release = await delayRequests(page, '**/page-data/about/page-data.json');
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  return release;
}

test('X10: Forward after Back to a slow page', async ({ page }) => {
  const release = await backToSlowPage(page);
  await page.goForward();
  await arrive(page, release, 'about');
  await reads(page, '/services');
});

test('X10: a link after Back to a slow page', async ({ page }) => {
  const release = await backToSlowPage(page);
  await barLink(page, 'Contact').click();
  await reads(page, '/contact');
  await arrive(page, release, 'about');
  await reads(page, '/contact');
  await page.goBack();
  await reads(page, '/about');
});

test('X10: a slow page that nothing followed comes', async ({ page }) => {
  const release = await backToSlowPage(page);
  await arrive(page, release, 'about');
  await reads(page, '/about');
});

test('X11: a page that keeps one waiting is said to come, once', async ({ page }) => {
  const release = await slowly(page, '/', 'about');
  await announcer(page).evaluate((element) => {
    const said: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) said.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { said });
  });
  await expect(thread(page)).toHaveCount(0);
  await barLink(page, 'About').click();
  await expect(thread(page)).toBeVisible();
  await expect(announcer(page)).toHaveText('The page is loading');
  expect(await axeFaults(page)).toEqual([]);
  await arrive(page, release, 'about');
  await reads(page, '/about');
  await expect(thread(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual(['The page is loading', expect.stringContaining('Our Mission')]);
});

test('X11: nothing is said of a page that is there, nor of one nobody waits for any more', async ({
  page,
}) => {
  await slowly(page, '/', 'about');
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-waiting]'))
            seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await barLink(page, 'Services').click();
  await reads(page, '/services');
  await page.goBack();
  await reads(page, '/');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await barLink(page, 'About').click();
  await expect(thread(page)).toBeVisible();
  await barLink(page, 'Services').click();
  await reads(page, '/services');
  await expect(thread(page)).toHaveCount(0);
});

test('X11: the thread does not move with reduced motion, and keeps a colour in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await slowly(page, '/', 'about');
  await barLink(page, 'About').click();
  await expect(thread(page)).toBeVisible();
  await expect(thread(page)).toHaveCSS('transform', 'none');
  await expect(thread(page)).toHaveCSS('animation-name', 'none');
  const [colour, ground] = await thread(page).evaluate((element) => [
    getComputedStyle(element).borderBottomColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colour).not.toBe(ground);
});

test('a link opened elsewhere starts nothing here', async ({ page, context }) => {
  await slowly(page, '/', 'about');
  const opened = context.waitForEvent('page');
  await barLink(page, 'About').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await reads(page, '/');
  await expect(thread(page)).toHaveCount(0);
});
