import { axeFaults } from '../helpers/measure/axe';
import { everyRoute, expect, test } from '../helpers/site/fixtures';
import { setWindow } from '../helpers/site/set-window';
import { everyState } from '../helpers/site/page-states';

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
  test(`${name} has no accessibility violations`, async ({ page, site }) => {
    const widths = [320, 1280].filter((width) => width < below);
    await page.setViewportSize({ width: 320, height: 800 });
    await site.visit(route);
    await arrange?.(site);
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

test('every list keeps its role in Safari, which requires markers', async ({ page }) => {
  for (const route of everyRoute) {
    await page.goto(route);
    const lists = page.locator(':is(ul, ol):not(nav *)');
    const keepRole = await lists.evaluateAll((elements) =>
      elements.map((list) => {
        const items = [...list.children].map((item) => getComputedStyle(item));
        const haveMarkers = items.every(
          ({ display, listStyleType }) => display === 'list-item' && listStyleType !== 'none',
        );
        return haveMarkers || list.getAttribute('role') === 'list';
      }),
    );
    expect(keepRole.length, route).toBeGreaterThan(0);
    expect(keepRole, route).not.toContain(false);
  }
});
