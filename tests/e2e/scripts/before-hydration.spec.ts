import type { Route } from '@playwright/test';
import { expect, hydrated, nightlyUnless, phone, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/*
 * Before hydration a tap works without scripts, or is replayed once they run. If they never load, nothing
 * is sent and no typed text is lost.
 */

test.use({ viewport: phone, hasTouch: true, allowedErrors: 'any' });

/** The sentences that replace the form's confirmation and the footer's buttons. */
const formNotice = ({ page }: Site) =>
  page.getByRole('alert').getByText(/^This form needs JavaScript/);
const footerNotices = ({ footer }: Site) =>
  footer.locator('span:visible').filter({ hasText: 'Coming Soon!' });

/** How scripts fail; undefined if they are only late. */
const troubles: Readonly<Record<string, ((route: Route) => Promise<void>) | undefined>> = {
  'whose scripts are late': undefined,
  'whose scripts fail to load': (route) => route.abort(),
  'whose scripts are not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'who gets HTML for scripts': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
};

for (const [trouble, answer] of Object.entries(troubles)) {
  const isByDay = ['whose scripts are late', 'whose scripts fail to load'].includes(trouble);
  test.describe(`a visitor ${trouble}`, nightlyUnless(isByDay), () => {
    /** Opens a page; returns a function that releases the scripts if they are late. */
    async function open(site: Site, route: string): Promise<(() => void) | undefined> {
      if (!answer) return site.visitEarly(route);
      await site.page.route('**/*.js', answer);
      await site.page.goto(route, { waitUntil: 'domcontentloaded' });
      return undefined;
    }

    test('can follow a link and use the menu', async ({ site }) => {
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
      await expect(formNotice(site)).toBeVisible({ visible: !release });
      await expect(page).toHaveURL('/contact');
      expect(sent).toEqual([]);
    });

    test('taps a button in the footer, and late scripts replay the tap', async ({ page, site }) => {
      const release = await open(site, '/about');
      const sent = site.sent();
      // by script, since its sentence may already have replaced it
      await site.footer.locator('button', { hasText: 'LinkedIn' }).dispatchEvent('click');
      await expect(site.comingSoon).toHaveCount(0);
      if (release) {
        release();
        await expect(site.comingSoon).toHaveCount(1);
      }
      await expect(footerNotices(site)).toHaveCount(release ? 0 : 3);
      await expect(site.footer.getByRole('button')).toHaveCount(release ? 3 : 0);
      await expect(page).toHaveURL('/about');
      expect(sent).toEqual([]);
    });
  });
}

test.describe('a visitor whose scripts are late', () => {
  test('keeps half-typed text', async ({ page, site }) => {
    const release = await site.visitEarly('/contact');
    const name = site.field('Name');
    await name.fill('June Carp');
    release();
    await hydrated(page);
    await expect(name).toHaveValue('June Carp');
    await name.press('e');
    await expect(name).toHaveValue('June Carpe');
  });

  test('F1: a submit of blank fields is refused once scripts have loaded', async ({
    page,
    site,
  }) => {
    const release = await site.visitEarly('/contact');
    await site.fill();
    await site.field('Message').fill(' \u200B\n');
    await site.send.tap();
    release();
    await hydrated(page);
    await expect(site.field('Message')).toBeFocused();
    await expect(page.locator('#message-hint')).toBeVisible();
    await expect(site.thanks).toHaveCount(0);
  });

  test('taps several buttons, and only the last tap is replayed', async ({ page, site }) => {
    const release = await site.visitEarly('/about');
    for (const name of ['GitHub', 'Twitter', 'LinkedIn', 'GitHub'])
      await site.account(name).dispatchEvent('click');
    const replayed = await page.evaluateHandle(() => {
      const clicked: string[] = [];
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element) clicked.push(target.textContent);
      });
      return clicked;
    });
    release();
    await expect(page.locator('li[data-state]').getByText(/^Our GitHub page/)).toBeVisible();
    expect(await replayed.jsonValue()).toEqual(['GitHub']);
  });

  test('F7: reads the reason after ten seconds, and late scripts still replay the submit', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const release = await site.visitEarly('/contact');
    await site.fill();
    await site.send.tap();
    await page.clock.runFor(9_000);
    await expect(formNotice(site)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(formNotice(site)).toBeVisible();
    await expect(footerNotices(site)).toHaveCount(3);
    await page.clock.resume();
    release();
    await expect(site.thanks).toHaveCount(1);
    await expect(site.field('Message')).toHaveValue('');
    await expect(formNotice(site)).toBeHidden();
    await expect(footerNotices(site)).toHaveCount(0);
    await site.account('LinkedIn').tap();
    await expect(site.comingSoon).toHaveCount(1);
  });

  test('submits twice and gets one confirmation', async ({ page, site }) => {
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

test("F7: an extension's error doesn't count as failed scripts", async ({ page, site }) => {
  const release = await site.delay('**/*.avif');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('extension');
    });
  });
  await thrown;
  await expect(formNotice(site)).toBeHidden();
  await expect(site.account()).toBeVisible();
  release();
  await hydrated(page);
});

test('a tap loads the scripts before all pictures', async ({ page, site }) => {
  await site.delay('**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await site.toggle.tap();
  await hydrated(page);
  await expect(site.menu).toBeVisible();
});

test('a click without a pointer loads the scripts before all pictures', async ({ page, site }) => {
  await site.delay('**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  // as assistive technology makes it
  await site.account('LinkedIn').dispatchEvent('click');
  await expect(site.comingSoon).toBeVisible();
});
