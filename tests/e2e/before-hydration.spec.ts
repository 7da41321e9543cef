import type { Route } from '@playwright/test';
import { expect, hydrated, phone, test } from '../helpers/fixtures';
import { typed, type Site } from '../helpers/site';

/*
 * Before the page is hydrated: whatever is tapped works by itself or is done as soon as scripts run; and
 * where they never come, nothing is sent and nothing that was typed is lost.
 */

test.use({ viewport: phone, hasTouch: true, allowedErrors: 'any' });

/** The sentences that stand in for the form's thanks and the footer's buttons. */
const excuse = ({ page }: Site) => page.getByRole('alert').getByText(/^This form needs JavaScript/);
const excuses = ({ footer }: Site) =>
  footer.locator('span:visible').filter({ hasText: 'Coming Soon!' });

/** What comes for scripts that never arrive; those that are late come in the end. */
const troubles: Readonly<Record<string, ((route: Route) => Promise<void>) | undefined>> = {
  'whose scripts are late': undefined,
  'whose scripts never come': (route) => route.abort(),
  'whose scripts are not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'who gets a page for a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
};

for (const [trouble, answer] of Object.entries(troubles)) {
  test.describe(`a visitor ${trouble}`, () => {
    /** Opens a page; it returns what brings the scripts, if anything. */
    async function open(site: Site, route: string): Promise<(() => void) | undefined> {
      if (!answer) return site.visitEarly(route);
      await site.page.route('**/*.js', answer);
      await site.page.goto(route, { waitUntil: 'domcontentloaded' });
      return undefined;
    }

    test('reaches another page by a link, and by the menu', async ({ site }) => {
      await open(site, '/');
      await site.main.getByRole('link', { name: 'Explore Our Services' }).tap();
      await site.shows('/services');
      for (const open of [true, false, true]) {
        await site.toggle.tap();
        await expect(site.menu).toBeVisible({ visible: open });
      }
      await site.link('/about').tap();
      await site.shows('/about');
    });

    test('F7: submits the form, and nothing is sent or lost', async ({ page, site }) => {
      const release = await open(site, '/contact');
      const sent = site.sent();
      await site.fill();
      await site.send.tap();
      await expect(site.field('Message')).toHaveValue('Could you look at our intake form?');
      await expect(site.thanks).toHaveCount(0);
      if (release) {
        release();
        await expect(site.thanks).toHaveCount(1);
        await expect(site.field('Message')).toHaveValue('');
      }
      await expect(excuse(site)).toBeVisible({ visible: !release });
      await expect(page).toHaveURL('/contact');
      expect(sent).toEqual([]);
    });

    test('taps a button of the footer, and it answers when it can', async ({ page, site }) => {
      const release = await open(site, '/about');
      const sent = site.sent();
      // by then its sentence may already have taken its place
      await page.locator('button[aria-label=LinkedIn]').dispatchEvent('click');
      await expect(site.comingSoon).toHaveCount(0);
      if (release) {
        release();
        await expect(site.comingSoon).toHaveCount(1);
      }
      await expect(excuses(site)).toHaveCount(release ? 0 : 3);
      await expect(site.footer.getByRole('button')).toHaveCount(release ? 3 : 0);
      await expect(page).toHaveURL('/about');
      expect(sent).toEqual([]);
    });
  });
}

test.describe('a visitor whose scripts are late', () => {
  test('keeps what is half typed', async ({ page, site }) => {
    const release = await site.visitEarly('/contact');
    const name = site.field('Name');
    await name.fill('June Carp');
    release();
    await hydrated(page);
    await expect(name).toHaveValue('June Carp');
    await name.press('e');
    await expect(name).toHaveValue('June Carpe');
  });

  test('F10: keeps it although an extension has put something into the form', async ({
    page,
    site,
  }) => {
    const release = await site.visitEarly('/contact');
    // React draws such a page anew
    await site.field('Message').evaluate((field) => {
      field.after(document.createElement('aside'));
    });
    await site.fill();
    release();
    await expect(page.locator('aside')).toHaveCount(0);
    await hydrated(page);
    await expect(site.field('Name')).toHaveValue(typed.name);
    await expect(site.field('Message')).toHaveValue(typed.message);
  });

  test('is answered by the button tapped last, and by it alone', async ({ page, site }) => {
    const release = await site.visitEarly('/about');
    for (const name of ['GitHub', 'Twitter', 'LinkedIn', 'GitHub'])
      await site.account(name).dispatchEvent('click');
    const replayed = await page.evaluateHandle(() => {
      const clicked: string[] = [];
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element) clicked.push(target.getAttribute('aria-label') ?? '');
      });
      return clicked;
    });
    release();
    await expect(page.locator('li[data-state]').getByText(/^Our GitHub page/)).toBeVisible();
    expect(await replayed.jsonValue()).toEqual(['GitHub']);
  });

  test('F7: reads after ten seconds what is wrong, and is answered', async ({ page, site }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const release = await site.visitEarly('/contact');
    await site.fill();
    await site.send.tap();
    await page.clock.runFor(9_000);
    await expect(excuse(site)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(excuse(site)).toBeVisible();
    await expect(excuses(site)).toHaveCount(3);
    await page.clock.resume();
    release();
    await expect(site.thanks).toHaveCount(1);
    await expect(site.field('Message')).toHaveValue('');
    await expect(excuse(site)).toBeHidden();
    await expect(excuses(site)).toHaveCount(0);
    await site.account('LinkedIn').tap();
    await expect(site.comingSoon).toHaveCount(1);
  });

  test('two taps give one confirmation', async ({ page, site }) => {
    const release = await site.visitEarly('/contact');
    await site.fill();
    await site.send.tap();
    await site.send.tap();
    release();
    await expect(site.thanks).toHaveCount(1);
    await expect(site.field('Name')).toHaveJSProperty('validity.valid', false);
    await expect(page.locator('#name-hint')).toBeHidden();
  });
});

test("F7: what an extension's script throws while a page loads is no failure of the site", async ({
  page,
  site,
}) => {
  const release = await site.delay('**/*.avif');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('extension');
    });
  });
  await thrown;
  await expect(excuse(site)).toBeHidden();
  await expect(site.account()).toBeVisible();
  release();
  await hydrated(page);
});

test('a gesture brings the scripts before all pictures', async ({ page, site }) => {
  await site.delay('**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await site.toggle.tap();
  await hydrated(page);
  await expect(site.menu).toBeVisible();
});

test('so does a click without a pointer', async ({ page, site }) => {
  await site.delay('**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  // as assistive technology makes it
  await site.account('LinkedIn').dispatchEvent('click');
  await expect(site.comingSoon).toBeVisible();
});
