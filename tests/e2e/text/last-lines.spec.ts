import { setWindow } from 'browser-testing/set-window';
import { everyRoute, expect, inOwnFonts, test } from '../../helpers/site/fixtures';
import { lastLines } from '../../helpers/measure/last-lines';
import { stopPainting } from '../../helpers/measure/stop-painting';

for (const route of everyRoute) {
  test(`no text of ${route} ends in a line of one short word`, async ({ page, site }) => {
    await site.visit(route);
    await inOwnFonts(page);
    await stopPainting(page);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await setWindow(page, width, 800);
      const lines = await lastLines(page);
      const short = lines.filter((line) => line.length < 10);
      expect.soft(short, `${width} px`).toEqual([]);
    }
  });
}
