import { expect, hydrated, test } from '../helpers/site/fixtures';
import { livePages } from '../helpers/site/live-pages';
import { commonPhone, trafficOf, weight } from '../helpers/measure/traffic';

/*
 * What a visit may cost with the editors' content: more than `budget.spec.ts` allows for the fixture's,
 * since editors choose text and pictures, but within limits.
 */

test.use(commonPhone);

const kilobytes = 1000;

for (const { route } of livePages) {
  test(`${route} is within its budget`, async ({ page }) => {
    const fetched = trafficOf(page);
    await page.goto(route);
    await hydrated(page);
    const files = await fetched();
    expect(weight(files, 'document')).toBeLessThanOrEqual(20 * kilobytes);
    expect(weight(files, 'script')).toBeLessThanOrEqual(101.1 * kilobytes);
    expect(weight(files, 'font')).toBeLessThanOrEqual(40 * kilobytes);
    const first = await page
      .locator('img[fetchpriority=high]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    const pictures = files.filter(({ path }) => first.includes(path));
    expect(weight(pictures)).toBeLessThanOrEqual(35 * kilobytes);
  });
}
