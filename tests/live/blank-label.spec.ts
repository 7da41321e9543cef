import { expect, test } from '@playwright/test';
import { print } from '../helpers/measure/printed-sheets';

/* The blank label, which visitors take along on one sheet of paper. */

const blankLabel = '/blank-label';

for (const route of ['/', '/about'])
  test(`the label of ${route} leads to it`, async ({ page }) => {
    await page.goto(`.${route}`);
    await page.getByRole('link', { name: 'Take a blank one' }).click();
    await expect(page).toHaveURL(new RegExp(`${blankLabel}$`));
    await expect(page.getByRole('figure')).toBeVisible();
  });

for (const format of ['A4', 'Letter'] as const)
  test(`it fills one sheet, ${format}`, async ({ page }) => {
    await page.goto(`.${blankLabel}`);
    expect((await print(page, format)).count).toBe(1);
  });

test('it is in the sitemap', async ({ page }) => {
  const sitemap = await page.request.get('./sitemap.xml');
  expect(await sitemap.text()).toContain(`${blankLabel}<`);
});
