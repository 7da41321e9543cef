import { expect, phone, test } from '../helpers/site/fixtures';

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
