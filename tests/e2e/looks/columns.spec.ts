import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '../../helpers/site/fixtures';

/* The columns of a page: what begins in the middle of a section begins on one line in all of them. */

/** What begins on the second half of the columns of each page, besides a part of its footer. */
const secondHalves: Readonly<Record<string, (main: Locator) => readonly Locator[]>> = {
  '/about': (main) => [
    main.getByRole('heading', { name: 'Who We Are' }),
    main.getByText('Ethical is an easy word'),
  ],
  '/services': (main) => [
    main.getByText('Four steps, each with an end'),
    main.getByRole('listitem').filter({ hasText: 'We Build and Test Together' }),
  ],
  '/contact': (main) => [
    main.getByText('It costs nothing'),
    main.getByRole('listitem').filter({ hasText: 'After' }),
  ],
};

for (const [route, partsIn] of Object.entries(secondHalves))
  test(`${route}: what stands on the second half of the columns begins on one line`, async ({
    page,
    site,
  }) => {
    await site.visit(route);
    for (const width of [1120, desktop.width, 2560]) {
      await page.setViewportSize({ ...desktop, width });
      const line = await leftOf(site.footer.getByRole('heading', { name: 'Quick Links' }));
      for (const part of partsIn(site.main))
        expect(
          Math.abs((await leftOf(part)) - line),
          `${part.toString()}, ${width} px`,
        ).toBeLessThan(1);
    }
  });

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;
