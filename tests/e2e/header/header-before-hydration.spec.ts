import { desktop, expect, hydrated, missingRoute, phone, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* The header and its menu before scripts have loaded, and without the script loader. */

test.use({ viewport: phone, allowedErrors: 'any' });

/** Expects the header to be fixed, with an opaque background or a transparent one. */
async function expectFixed(site: Site, opaque: boolean, where?: string): Promise<void> {
  await expect(site.header).toHaveCSS('position', 'fixed');
  await expect.poll(() => site.headerIsOpaque(), where).toBe(opaque);
}

test('N1: the header is transparent up to 20 px and opaque beyond', async ({ page, site }) => {
  await site.delay('**/*.js');
  for (const route of ['/', '/services', missingRoute]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const y of [0, 20, 21, 0]) {
      await site.scrollTo(y);
      await expectFixed(site, y > 20, `${route} at ${y} px`);
    }
  }
});

test('N1: a reload in mid-page keeps the header opaque throughout', async ({ page, site }) => {
  await site.visit('/services');
  await site.scrollTo(600);
  const release = await site.delay('**/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await site.isScrolledTo(600);
  await expectFixed(site, true);
  release();
  await hydrated(page);
  await expectFixed(site, true);
});

test('N1: without the script loader the header scrolls away', async ({ page, site }) => {
  await page.route('/services', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const loader = /<script id="gatsby-script-loader">.*?<\/script>/s;
    expect(html).toMatch(loader);
    await route.fulfill({ response, body: html.replace(loader, '') });
  });
  await page.goto('/services');
  await expect(site.header).toHaveCSS('position', 'relative');
  expect(await site.headerIsOpaque()).toBe(false);
  await site.scrollTo(600);
  await expect(site.header).not.toBeInViewport();
});

test('N15: the menu opens before hydration, which keeps it open', async ({ page, site }) => {
  const release = await site.delay('**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await site.toggle.click();
  for (const hydrate of [false, true]) {
    if (hydrate) {
      release();
      await hydrated(page);
    }
    await expect(site.menu).toBeVisible();
    expect(await site.headerIsOpaque()).toBe(true);
  }
});

for (const when of ['before', 'before and after', 'after'] as const) {
  test(`N8: a menu open ${when} hydration closes at desktop width`, async ({ page, site }) => {
    const release = await site.visitEarly('/about');
    const hydrate = async () => {
      release();
      await hydrated(page);
    };
    if (when === 'after') await hydrate();
    await site.toggle.click();
    await expect(site.menu).toBeVisible();
    if (when === 'before and after') await hydrate();
    await page.setViewportSize(desktop);
    await expectFixed(site, false);
    await expect(site.menu).toBeVisible();
    const logo = await site.header.getByRole('link').first().boundingBox();
    const links = await site.menu.boundingBox();
    expect(links?.x).toBeGreaterThan((logo?.x ?? Infinity) + (logo?.width ?? 0));
    await page.setViewportSize(phone);
    await expect(site.menu).toBeHidden();
  });
}
