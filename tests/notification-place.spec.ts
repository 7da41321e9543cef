import { desktop, expect, phone, test } from './support/fixtures';
import { account, arrived, boxOf, open, raise, area } from './support/notification';

test('S7: above the bar in the pile, below it on the screen', async ({ page }) => {
  await open(page);
  await raise(page);
  const bar = page.locator('[data-bar]');
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  expect(await area(page).evaluate(layer)).toBeGreaterThan(await bar.evaluate(layer));
  const { top } = await boxOf(page);
  expect(top).toBeGreaterThanOrEqual(
    await bar.evaluate((element) => element.getBoundingClientRect().bottom),
  );
});

for (const width of [320, 390, 767]) {
  test(`S7: at ${String(width)} px it takes the whole width but a gutter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await raise(page);
    const { left, right } = await boxOf(page);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(width / 10);
    expect(width - right).toBeCloseTo(left);
  });
}

for (const width of [768, 1280, 2560]) {
  test(`S7: at ${String(width)} px it is at most 420 px wide, at the right`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await raise(page);
    const { left, right } = await boxOf(page);
    expect(right - left).toBeLessThanOrEqual(420);
    expect(left).toBeGreaterThan(width / 3);
  });
}

for (const viewport of [phone, desktop]) {
  test(`S7: at ${String(viewport.width)} px it covers neither form nor footer button`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Message').fill('Hello');
    const submit = page.getByRole('main').getByRole('button');
    for (const control of [submit, account(page)]) {
      await control.click();
      await arrived(page);
      const { bottom } = await boxOf(page);
      expect((await control.boundingBox())?.y).toBeGreaterThan(bottom);
    }
  });
}
