import type { Page } from '@playwright/test';
import { expect, hydrated, phone, test } from '../helpers/fixtures';
import { delayRequests } from '../helpers/delay-requests';

/*
 * Before the page is hydrated: whatever is tapped works by itself or is done as soon as scripts run; and where they never come, nothing is sent and nothing that was typed is
 * lost.
 */

test.use({ viewport: phone, hasTouch: true, allowedErrors: 'any' });

const menu = (page: Page) => page.locator('#site-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.locator('form').getByRole('button');
const social = (page: Page, name = 'LinkedIn') => page.getByRole('button', { name });
/** The sentences that stand in for the form's thanks and the footer's buttons. */
const excuse = (page: Page) =>
  page.getByRole('alert').getByText(/^This form needs JavaScript, which is off or did not load/);
const excuses = (page: Page) =>
  page.getByRole('contentinfo').locator('span:visible').filter({ hasText: 'Coming Soon!' });
const thanks = (page: Page) => page.getByText('Message Sent (Simulation)', { exact: true });
const soon = (page: Page) => page.getByText('Coming Soon!', { exact: true });

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('June Carpenter');
  await field(page, 'Email').fill('june@example.org');
  await field(page, 'Message').fill('Could you look at our intake form?');
}

/** What goes out of the page from now on that is not a plain visit to an address. */
function sent(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('june')) seen.push(request.url());
  });
  return seen;
}

/** Each way in which scripts fail to be there in time; it returns what brings them, if anything. */
const troubles = {
  'whose scripts are late': (page: Page) => delayRequests(page, '**/*.js'),
  'whose scripts never come': async (page: Page) => {
    await page.route('**/*.js', (route) => route.abort());
    return undefined;
  },
  'whose scripts are not found': async (page: Page) => {
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    return undefined;
  },
  'who gets a page for a script': async (page: Page) => {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    );
    return undefined;
  },
};

for (const [trouble, cause] of Object.entries(troubles)) {
  test.describe(`a visitor ${trouble}`, () => {
    test('reaches another page by a link, and by the menu, which opens and closes', async ({
      page,
    }) => {
      await cause(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.getByRole('main').getByRole('link', { name: 'Explore Our Services' }).tap();
      await expect(page).toHaveURL(/\/services$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await toggle(page).tap();
      await expect(menu(page)).toBeHidden();
      await toggle(page).tap();
      await menu(page).getByRole('link', { name: 'About' }).tap();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('F7: submits the form, and nothing is sent or lost', async ({ page }) => {
      const release = await cause(page);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const out = sent(page);
      await fill(page);
      await send(page).tap();
      await expect(field(page, 'Message')).toHaveValue('Could you look at our intake form?');
      await expect(thanks(page)).toHaveCount(0);
      if (release) {
        release();
        await expect(thanks(page)).toHaveCount(1);
        await expect(field(page, 'Message')).toHaveValue('');
      }
      await expect(excuse(page)).toBeVisible({ visible: !release });
      await expect(page).toHaveURL(/\/contact$/);
      expect(out).toEqual([]);
    });

    test('taps a button of the footer, and it answers when it can', async ({ page }) => {
      const release = await cause(page);
      await page.goto('/about', { waitUntil: 'domcontentloaded' });
      const out = sent(page);
      // by then its sentence may already have taken its place
      await page.locator('button[aria-label=LinkedIn]').dispatchEvent('click');
      await expect(soon(page)).toHaveCount(0);
      if (release) {
        release();
        await expect(soon(page)).toHaveCount(1);
      }
      await expect(excuses(page)).toHaveCount(release ? 0 : 3);
      await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(release ? 3 : 0);
      await expect(page).toHaveURL(/\/about$/);
      expect(out).toEqual([]);
    });
  });
}

test.describe('a visitor whose scripts are late', () => {
  test('keeps what is half typed', async ({ page }) => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await field(page, 'Name').fill('June Carp');
    release();
    await hydrated(page);
    await expect(field(page, 'Name')).toHaveValue('June Carp');
    await field(page, 'Name').press('e');
    await expect(field(page, 'Name')).toHaveValue('June Carpe');
  });

  test('is answered by the button tapped last, and by it alone', async ({ page }) => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element) said.push(target.getAttribute('aria-label') ?? '');
      });
    });
    for (const name of ['GitHub', 'Twitter', 'LinkedIn', 'GitHub'])
      await social(page, name).dispatchEvent('click');
    await page.evaluate(() => {
      const { said } = window as unknown as { said: string[] };
      said.length = 0;
    });
    release();
    await expect(
      page.getByText(/^Our GitHub page/).and(page.locator('li[data-state] *')),
    ).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      'GitHub',
    ]);
  });

  test('F7: reads after ten seconds what is the matter, and is answered all the same', async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/*.js');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await fill(page);
    await send(page).tap();
    await page.clock.runFor(9_000);
    await expect(excuse(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(excuse(page)).toBeVisible();
    await expect(excuses(page)).toHaveCount(3);
    await page.clock.resume();
    release();
    await expect(thanks(page)).toHaveCount(1);
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(excuse(page)).toBeHidden();
    await expect(excuses(page)).toHaveCount(0);
    await social(page).tap();
    await expect(soon(page)).toHaveCount(1);
  });

  test('is thanked once for two taps', async ({ page }) => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await fill(page);
    await send(page).tap();
    await send(page).tap();
    release();
    await expect(thanks(page)).toHaveCount(1);
    await expect(send(page)).toBeVisible();
    await expect(field(page, 'Name')).toHaveJSProperty('validity.valid', false);
    await expect(page.locator('#name-hint')).toBeHidden();
  });
});

test('the first gesture brings the scripts without waiting for all pictures', async ({ page }) => {
  const releasePictures = await delayRequests(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await toggle(page).tap();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  releasePictures();
});

test('so does a click without a pointer, as assistive technology makes it', async ({ page }) => {
  const releasePictures = await delayRequests(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await social(page).evaluate((button: HTMLButtonElement) => {
    button.click();
  });
  await expect(soon(page)).toBeVisible();
  releasePictures();
});
