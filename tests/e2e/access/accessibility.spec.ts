import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { axeFaults } from '../../helpers/measure/axe';
import { desktop, expect, nightlyUnless, phone, test } from '../../helpers/site/fixtures';
import { everyState } from '../../helpers/site/page-states';

/** Further looks, checked at one width and, by day, on one page, since what they change is the same everywhere. */
const otherLooks = [
  { name: 'dark, more contrast', media: { contrast: 'more' }, rules: 'colors' },
  { name: 'light, more contrast', media: { colorScheme: 'light' }, rules: 'colors' },
  {
    name: 'forced colors',
    media: { contrast: null, forcedColors: 'active' },
    rules: 'all but colors',
  },
  { name: 'print', media: { forcedColors: null, media: 'print' }, rules: 'all' },
] as const;

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const { name, route, arrange, below, part = 'main' } of everyState) {
  // what a screen reader meets, in order: `tests/e2e/aria-snapshots/*.yml` are reviewed, and contain all of the home page, and
  // of others what differs; to update them, delete them, run this with `--update-snapshots`, and review what has changed
  test(`${name} has the expected accessibility tree, no violations, and lists that keep their role in Safari`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(below ? phone : desktop);
    await site.visit(route);
    await arrange?.(site);
    await expect.soft(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await expect(listsOf(page)).not.toHaveCount(0);
    expect.soft(await listsWithoutRole(page), 'lists without a role').toEqual([]);
    expect.soft(await axeFaults(page, 'all'), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFaults(page, 'colors'), 'dark').toEqual([]);
    await setWindow(page, 320, 800);
    expect.soft(await axeFaults(page, 'all'), 'dark, 320 px').toEqual([]);
  });

  test(
    `${name} has no violations in other looks`,
    nightlyUnless(name === 'home'),
    async ({ page, site }) => {
      await page.setViewportSize(below ? phone : desktop);
      await site.visit(route);
      await arrange?.(site);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const { name: look, media, rules } of otherLooks) {
        await page.emulateMedia(media);
        expect.soft(await axeFaults(page, rules), look).toEqual([]);
      }
    },
  );
}

const listsOf = (page: Page) => page.locator(':is(ul, ol):not(nav *)');

/** Lists whose role Safari drops, since they have no markers. */
const listsWithoutRole = (page: Page) =>
  listsOf(page).evaluateAll((lists) =>
    lists
      .filter((list) => {
        const items = [...list.children].map((item) => getComputedStyle(item));
        const haveMarkers = items.every(
          ({ display, listStyleType }) => display === 'list-item' && listStyleType !== 'none',
        );
        return !haveMarkers && list.getAttribute('role') !== 'list';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
