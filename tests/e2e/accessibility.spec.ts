import type { Page } from '@playwright/test';
import { axeFaults, type Rules } from '../helpers/axe';
import { expect, test } from '../helpers/fixtures';
import { setWindow } from '../helpers/set-window';
import { pagesAtRest, states } from '../helpers/states';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

type Look = { readonly name: string; readonly media: Media; readonly rules: Rules };

/** At every width; the rules are those whose result may be another one than in the look before. */
const schemes: readonly Look[] = [
  { name: 'light', media: { colorScheme: 'light' }, rules: 'all' },
  { name: 'dark', media: { colorScheme: 'dark' }, rules: 'colours' },
];

/** At one width, for what they change does not depend on it. */
const otherLooks: readonly Look[] = [
  { name: 'dark, more contrast', media: { contrast: 'more' }, rules: 'colours' },
  { name: 'light, more contrast', media: { colorScheme: 'light' }, rules: 'colours' },
  {
    name: 'forced colours',
    media: { contrast: null, forcedColors: 'active' },
    rules: 'all but colours',
  },
  { name: 'print', media: { forcedColors: null, media: 'print' }, rules: 'all' },
];

for (const { name, route, arrange, below = Infinity } of [...pagesAtRest, ...states]) {
  test(`${name} breaks no accessibility rule`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await arrange?.(page);
    const expectNone = async (looks: readonly Look[], width: number) => {
      for (const { name: look, media, rules } of looks) {
        await page.emulateMedia(media);
        expect.soft(await axeFaults(page, rules), `${look}, ${width} px`).toEqual([]);
      }
    };
    await expectNone(schemes, 320);
    if (below > 1280) {
      await setWindow(page, 1280, 800);
      await expectNone(schemes, 1280);
    }
    await expectNone(otherLooks, below > 1280 ? 1280 : 320);
  });
}
