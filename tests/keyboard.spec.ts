import { desktop, expect, hydrated, phone, test } from './support/fixtures';
import { colourOf, pixelsOf, worstContrast } from './support/pixels';
import { pagesAtRest } from './support/states';
import { around, focusRings, tabWalk, type Stop } from './support/tab-walk';

/** Whether `next` comes after `last` for someone who reads: further down, or further right. */
const follows = (last: Stop, next: Stop): boolean =>
  next.box.top >= last.box.bottom - 4 || next.box.left >= last.box.right - 4;

const names = (stops: readonly Stop[]): string[] => stops.map(({ name }) => name);

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, route } of pagesAtRest) {
      test(`${name}: Tab goes through the page as it is read, there and back, in full view`, async ({
        page,
      }) => {
        await page.goto(route);
        await hydrated(page);
        const there = await tabWalk(page, 'Tab');
        const back = await tabWalk(page, 'Shift+Tab');
        expect(names(back)).toEqual(names(there).reverse());
        expect(there.length).toBeGreaterThan(8);
        const [skipLink, ...rest] = there;
        expect(skipLink?.name).toMatch(/Skip/);
        const astray = rest.filter((stop, index) => {
          const last = rest[index - 1];
          return last !== undefined && !follows(last, stop);
        });
        expect(names(astray), 'out of order').toEqual([]);
        const covered = [...there, ...back].filter(({ hidden }) => hidden);
        expect(names(covered), 'not in full view').toEqual([]);
      });
    }
  });
}
