import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { axeFaults } from '../../helpers/measure/axe';
import { expect, test } from '../../helpers/site/fixtures';
import { everyState } from '../../helpers/site/page-states';

/** Checked at every width, by the rules whose result may differ from the previous look. */
const schemes = [
  { name: 'light', media: { colorScheme: 'light' }, rules: 'all' },
  { name: 'dark', media: { colorScheme: 'dark' }, rules: 'colors' },
] as const;

/** Checked at one width, since what they change doesn't depend on it. */
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, route, arrange, below = Infinity } of everyState) {
  test(`${name} has no accessibility violations, and lists keep their role in Safari`, async ({
    page,
    site,
  }) => {
    const widths = [320, 1280].filter((width) => width < below);
    await page.setViewportSize({ width: 320, height: 800 });
    await site.visit(route);
    await arrange?.(site);
    await expect(listsOf(page)).not.toHaveCount(0);
    expect.soft(await listsWithoutRole(page), 'lists without a role').toEqual([]);
    for (const width of widths) {
      await setWindow(page, width, 800);
      const looks = width === widths.at(-1) ? [...schemes, ...otherLooks] : schemes;
      for (const { name: look, media, rules } of looks) {
        await page.emulateMedia(media);
        expect.soft(await axeFaults(page, rules), `${look}, ${width} px`).toEqual([]);
      }
    }
  });
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
