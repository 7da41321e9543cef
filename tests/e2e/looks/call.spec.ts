import { expect, phone, test } from '../../helpers/site/fixtures';

/* The call, which is one tap away: on the contact page, and in banners. */

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.visit('/contact');
});

test('a hero with the number is low on a phone, and the form is in the second view', async ({
  page,
  site,
}) => {
  expect((await page.locator('[data-hero]').boundingBox())?.height).toBeLessThanOrEqual(440);
  expect((await site.field('Name').boundingBox())?.y).toBeLessThan(2 * phone.height);
});

test('number and address are large in the first view of every window, the number in the face of headings', async ({
  page,
  site,
}) => {
  const [number, address] = [/555-0142/, 'hello@'].map((name) =>
    page.locator('[data-hero]').getByRole('link', { name }),
  );
  if (!number || !address) throw new Error('There is no link.');
  const face = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await number.evaluate(face)).toBe(await site.heading.evaluate(face));
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [820, 1180],
    [844, 390],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of [number, address])
      await expect(link, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const size = await number.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size, `${width} × ${height}`).toBeGreaterThanOrEqual(33);
  }
});

test("the header's button is the call itself on the page to which it leads, and only there", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const button = site.header.getByRole('link', { name: /^(?:Call|Get in Touch)/ });
  await expect(button).toHaveText('Call (304) 555-0142');
  await expect(button).toHaveAttribute('href', 'tel:+13045550142');
  await site.follow('/about');
  await expect(button).toHaveText('Get in Touch');
  await expect(button).toHaveAttribute('href', '/contact');
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

test("a banner's number is above the railing of the porch on a phone in landscape", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await site.visit('/about');
  const banner = site.main.locator('section').last();
  const box = await banner.boundingBox();
  const number = await banner.getByRole('link', { name: '(304) 555-0142' }).boundingBox();
  if (!box || !number) throw new Error('There is no number.');
  /** Of the upper edge of the railing above the foot of the banner, in a land of 960 px. */
  const railing = 152;
  expect(box.y + box.height - railing - number.y - number.height).toBeGreaterThan(12);
});

test('the note with which to begin is of paper by day, and of dark kraft paper by night', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const sentence = page.locator('p', { hasText: 'Hi, I run a' }).first();
  const colors = () =>
    sentence.evaluate((words) => {
      const of = (element: Element) => getComputedStyle(element).color;
      return { words: of(words), page: of(document.body) };
    });
  const day = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await colors();
  expect(night.words).toBe(night.page);
  expect(night.words).not.toBe(day.words);
});
