import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { expect, test } from './helpers/editor-fixtures';
import { editorStates } from './helpers/editor-states';

/*
 * The editor with page zoom (WCAG 2.2, 1.4.10) and text zoom (1.4.4). The focused element is entirely visible if
 * there is room (2.4.11, 2.4.12), and the header leaves most of the window free.
 */

/** A window of 1280 × 1024 at 200 % and 400 %, a phone in landscape, and large text. */
const windows = {
  '200 %': { width: 640, height: 512, text: 16 },
  '400 %': { width: 320, height: 256, text: 16 },
  'a phone in landscape': { width: 844, height: 390, text: 16 },
  'text of 200 %': { width: 1280, height: 800, text: 32 },
  'text of 200 % in a narrow window': { width: 640, height: 800, text: 32 },
};

/** Elements that overflow, and tab stops that aren't visible. */
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
      // a radio button with a picture shows its ring around the label
      const shown = stop.matches('[type=radio]') ? (stop.closest('label') ?? stop) : stop;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      // buttons cover the end of a section's name, which is empty there
      const isSeen = (y: number) =>
        [0.05, 0.5].every((x) => {
          const there = document.elementFromPoint(left + (right - left) * x, y);
          return there !== null && (shown.contains(there) || there.contains(shown));
        });
      const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter(isSeen);
      // in a text area, browsers scroll to the current line
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

test('a phone’s keyboard covers neither the field nor the button that comes next', async ({
  form,
  page,
}) => {
  await setWindow(page, 360, 740);
  await form.open('Pages', 'About');
  const field = form.main.getByLabel('Description');
  await field.fill('Who we are, what we promise, and what we mean when we call AI ethical.');
  await setWindow(page, 360, 370);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Write to the files' })).toBeInViewport({
    ratio: 1,
  });
});

for (const { name, arrange } of editorStates)
  test(`${name}: everything can be reached, and is visible`, async ({ form, page, editor }) => {
    await arrange({ form, page, content: editor.content });
    const client = await page.context().newCDPSession(page);
    for (const [zoom, { width, height, text }] of Object.entries(windows)) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await setWindow(page, width, height);
      expect.soft(await faults(page), zoom).toEqual([]);
    }
  });
