import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/editor-fixtures';
import { editorStates } from '../helpers/editor-states';
import { setWindow } from '../helpers/set-window';

/*
 * The editor enlarged: all of it as far as browsers do (WCAG 2.2, 1.4.10), and its text alone (1.4.4). What
 * has the focus is seen whole, where there is room for it (2.4.11, 2.4.12), and most of the window is for work.
 */

/** A window of 1280 × 1024, at 200 % and at 400 %; one of a phone that lies on its side; large texts. */
const windows = {
  '200 %': { width: 640, height: 512, text: 16 },
  '400 %': { width: 320, height: 256, text: 16 },
  'a phone on its side': { width: 844, height: 390, text: 16 },
  'text of 200 %': { width: 1280, height: 800, text: 32 },
  'text of 200 % in a narrow window': { width: 640, height: 800, text: 32 },
};

/** What hangs over an edge, and what the keyboard reaches without it being seen. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const overhang = [...document.querySelectorAll('html, header, dialog, [data-part]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => `${tagName} hangs over the edge`);
    const stops = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex="0"]',
    );
    const hidden = [...stops].flatMap((stop) => {
      if (!stop.checkVisibility() || stop.matches(':disabled')) return [];
      stop.focus();
      // a picture that can be chosen is ringed as a whole
      const shown = stop.matches('[type=radio]') ? (stop.closest('label') ?? stop) : stop;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      // buttons stand over the right end of a section's name, where nothing is written
      const isSeen = (y: number) =>
        [0.05, 0.5].every((x) => {
          const there = document.elementFromPoint(left + (right - left) * x, y);
          return there !== null && (shown.contains(there) || there.contains(shown));
        });
      const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter(isSeen);
      // browsers scroll to the line of a text that is written
      const isPart = stop.matches('textarea') || bottom - top > innerHeight / 2;
      const name = stop.getAttribute('aria-label') ?? stop.textContent.slice(0, 30);
      const place = `${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`;
      return seen.length < (isPart ? 1 : 3) ? [`${stop.localName} ${name} at ${place}`] : [];
    });
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const room = dialog || bar < innerHeight / 3 ? [] : [`the bar takes ${bar} of ${innerHeight}`];
    return [...overhang, ...hidden, ...room];
  });
}

test.use({ reducedMotion: 'reduce' });

for (const { name, arrange } of editorStates)
  test(`${name}: all of it can be reached, and is seen`, async ({ form, page, editor }) => {
    await arrange({ form, page, content: editor.content });
    const client = await page.context().newCDPSession(page);
    for (const [strain, { width, height, text }] of Object.entries(windows)) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await setWindow(page, width, height);
      expect.soft(await faults(page), strain).toEqual([]);
    }
  });
