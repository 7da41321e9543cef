import { axeFaults } from '../helpers/axe';
import { expect, test } from '../helpers/editor-fixtures';
import { editorStates } from '../helpers/editor-states';

/* Every state of the editor, on a phone, a tablet and a desktop, in both schemes. */

/** `SHOTS=folder` keeps a picture of each. */
const { SHOTS } = process.env;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.setTimeout(60_000);
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const { name, arrange } of editorStates) {
      test(`${name}: accessible, and nothing hangs over the edge`, async ({
        form,
        page,
        editor,
      }) => {
        await arrange({ form, page, content: editor.content });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          if (SHOTS)
            await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
        }
        // a dialog that scrolls hides part of itself
        if ((await page.getByRole('dialog').count()) > 0)
          await page.setViewportSize({ width, height: 1200 });
        // what is scrolled out of sight is judged, too
        await page.evaluate(() => {
          const frame = document.querySelector<HTMLElement>('#editor > div');
          if (frame && !document.querySelector('dialog')) frame.style.height = 'auto';
        });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await axeFaults(page)).toEqual([]);
        }
        const overhang = await page.evaluate(() =>
          [...document.querySelectorAll('[data-part], dialog, html')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ tagName }) => tagName),
        );
        expect(overhang).toEqual([]);
      });
    }
  });
}
