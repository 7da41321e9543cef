import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from '../helpers/fixtures';

/*
 * A browser without popovers (Safari before 17, Firefox before 125): it knows neither their attributes,
 * nor their methods, nor the selector of an open one.
 */

// What is served is altered, so the hashes of the content policy no longer hold.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route(/\/(?:\w*|[\w-]+\.js)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(':popover-open', ':never-heard-of')
      .replaceAll(/popover(target)?="/gi, 'data-unknown$1="');
    await route.fulfill({ response: answer, body });
  });
});

const menu = (page: Page) => page.locator('#site-menu');

for (const route of ['/', '/about']) {
  test(`N16: ${route} on a phone: the links stand below the logo and cover nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    for (const name of ['Home', 'About', 'Services', 'Contact', 'Get in Touch'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    const [bar, main] = await Promise.all(
      ['header', 'main'].map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top, bottom };
          }),
      ),
    );
    expect(bar?.bottom).toBeLessThanOrEqual(main?.top ?? 0);
    await page.evaluate(() => {
      window.scrollTo(0, 600);
    });
    await expect(menu(page)).not.toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeVisible();
  });
}

test('N16: on desktop the links stand in the bar, and nothing is thrown as the window shrinks', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(menu(page)).toBeVisible();
});
