import type { Page } from '@playwright/test';
import { axeThorough } from './support/axe-thorough';
import { expect, test } from './support/fixtures';
import { pagesAtRest, states } from './support/states';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** How a visitor's system may ask for the page, one after the other. */
const looks: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'dark, more contrast': { contrast: 'more' },
  'light, more contrast': { colorScheme: 'light' },
  'forced colours': { contrast: null, forcedColors: 'active' },
  print: { forcedColors: null, media: 'print' },
};

/** Of what does not change with the width of a window, once is enough. */
const looksAt = (width: number) =>
  Object.entries(looks).filter(([look]) => width > 320 || !/forced|print/.test(look));

for (const width of [320, 1280]) {
  for (const { name, route, arrange, below = Infinity } of [...pagesAtRest, ...states]) {
    if (width >= below) continue;
    test(`${name} at ${width} px breaks no accessibility rule`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      await arrange?.(page);
      for (const [look, media] of looksAt(width)) {
        await page.emulateMedia(media);
        expect.soft(await axeThorough(page, !media.forcedColors), look).toEqual([]);
      }
    });
  }
}
