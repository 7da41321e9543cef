import { expect, phone, test } from '../../helpers/site/fixtures';

/* A call, which the contact page offers first. */

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.visit('/contact');
});

test('the hero above a call is low on a phone', async ({ page }) => {
  expect((await page.locator('[data-hero]').boundingBox())?.height).toBeLessThanOrEqual(260);
});

test('a phone shows the number in its first view, in the face of headings, and the form in its second', async ({
  site,
}) => {
  const number = site.main.getByRole('link', { name: '(304) 555-0142' }).first();
  await expect(number).toBeInViewport({ ratio: 1 });
  const face = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await number.evaluate(face)).toBe(await site.heading.evaluate(face));
  expect((await site.field('Name').boundingBox())?.y).toBeLessThan(2 * phone.height);
});

test("the number is beside a banner's button, and below it where a window is behind", async ({
  page,
  site,
}) => {
  await site.visit('/');
  const banner = site.main.locator('section').last();
  const boxOf = async (name: string) => banner.getByRole('link', { name }).boundingBox();
  for (const [width, isBeside] of [
    [1280, true],
    [768, false],
    [phone.width, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [button, number] = [await boxOf('Schedule a Free Call'), await boxOf('(304) 555-0142')];
    expect((number?.x ?? 0) > (button?.x ?? 0), `${width} px`).toBe(isBeside);
  }
});
