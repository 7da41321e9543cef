import { axeFaults } from 'browser-testing/axe';
import { allEyes, colorDifference } from 'browser-testing/color-difference';
import { contrast } from 'browser-testing/contrast';
import { editorBesideSite } from './helpers/editor-beside-site';
import { expect, formOf, test } from './helpers/editor-fixtures';
import { editorStates } from './helpers/editor-states';

/* Every state of the editor, on a phone, a tablet and a desktop, in both color schemes. */

/** `SHOTS=folder` saves a screenshot of each. */
const { SHOTS } = process.env;

for (const [width, height] of [
  [320, 640],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.setTimeout(60_000);
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const { name, arrange } of editorStates) {
      test(`${name}: is accessible, and doesn’t overflow`, async ({ form, page, editor }) => {
        await arrange({ form, page, content: editor.content });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          if (SHOTS)
            await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
        }
        // a dialog that scrolls hides part of itself
        if ((await page.getByRole('dialog').count()) > 0)
          await page.setViewportSize({ width, height: 1200 });
        // axe should check what is scrolled out of view, too
        await page.evaluate(() => {
          const frame = document.querySelector<HTMLElement>('#editor > div');
          if (!frame || document.querySelector('dialog')) return;
          frame.style.height = 'auto';
          for (const column of frame.querySelectorAll<HTMLElement>('[data-part]'))
            column.style.contain = 'none';
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

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const pressed = ['a page', 'a section', 'mistakes', 'the history', 'what will be public'];
  for (const { name, arrange } of editorStates.filter((state) => pressed.includes(state.name)))
    test(`${name}: what is pressed is at least 44 px high and wide`, async ({
      form,
      page,
      editor,
    }) => {
      await arrange({ form, page, content: editor.content });
      const root = (await page.getByRole('dialog').count()) > 0 ? 'dialog' : 'body';
      const small = await page
        .locator(root)
        .locator('button:visible, summary:visible, select:visible')
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height) < 44
              ? [`${element.textContent} ${width}×${height}`]
              : [];
          }),
        );
      expect(small).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar leaves the window to the form', async ({ form, page }) => {
    await form.main.waitFor();
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(64);
  });

  test('a dialog of the menu gives the focus back to the button that opens the menu', async ({
    form,
    page,
  }) => {
    await form.open('Whole site', 'Contact');
    await page.getByLabel('Place').fill('Elkins, WV');
    await form.pressInBar('What changes');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'What changes' })).toBeHidden();
  });

  test('the menu stays open for undoing several changes', async ({ form, page }) => {
    await form.open('Whole site', 'Contact');
    const place = page.getByLabel('Place');
    await place.fill('Elkins, WV');
    await page.getByLabel('Phone number').fill('(304) 555-0199');
    await form.pressInBar('Undo');
    await form.pressInBar('Undo');
    await expect(place).not.toHaveValue('Elkins, WV');
  });
});

test('a focused field doesn’t look like one with a mistake', async ({ form, page }) => {
  // colors change at once
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await form.open('Whole site', 'Contact');
  const field = page.getByLabel('Place');
  await field.fill('');
  await form.write();
  await expect(field).toHaveAttribute('aria-invalid');
  // the refusal moves the focus there
  await expect(page.getByRole('region', { name: /^(One mistake|\d+ mistakes)/ })).toBeFocused();
  await field.focus();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [ring = '', border = ''] = await field.evaluate((element) => {
      const { outlineColor, borderTopColor } = getComputedStyle(element);
      const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');
      return [outlineColor, borderTopColor].map(
        (color) => `#${(color.match(/\d+/g) ?? []).slice(0, 3).map(hex).join('')}`,
      );
    });
    for (const eyes of allEyes) expect(colorDifference(ring, border, eyes)).toBeGreaterThan(0.12);
  }
});

test('the words in the empty search are readable', async ({ form, page }) => {
  await form.open('Whole site', 'Contact');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [words = 0, ground = 0] = await page.getByRole('searchbox').evaluate((search) => {
      const colors = [getComputedStyle(search, '::placeholder').color];
      return [...colors, getComputedStyle(search).backgroundColor].map((color) => {
        const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
        return (red << 16) + (green << 8) + blue;
      });
    });
    expect(contrast(words, ground)).toBeGreaterThan(4.5);
  }
});

test('forced colors keep the marks of the selection and the focus', async ({ form, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const ringsOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        return outlineStyle === 'none' ? 'none' : `${outlineWidth} at ${outlineOffset}`;
      }),
    );
  await form.open('Services', 'Ethical AI Audits');
  await page.getByRole('group', { name: 'Icon' }).locator('summary').click();
  expect(await ringsOf('nav [aria-current]')).toEqual(['3px at -3px']);
  expect(await ringsOf('fieldset label:has(:checked)')).toEqual(['3px at -3px']);
  expect(new Set(await ringsOf('fieldset label:not(:has(:checked))'))).toEqual(new Set(['none']));
  await page.getByRole('radio', { checked: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await ringsOf('fieldset label:has(:focus)')).toEqual(['3px at 2px']);
});

test.describe('with a preview', () => {
  // another editor has another origin
  test.use({ allowedErrors: 'any' });

  const parts = ['files', 'form', 'page'] as const;
  const seen: readonly (readonly [number, Record<(typeof parts)[number], string>])[] = [
    [360, { files: 'files', form: 'form', page: 'page' }],
    [768, { files: 'files form', form: 'files form', page: 'files page' }],
    [1280, { files: 'files form page', form: 'files form page', page: 'files form page' }],
  ];
  for (const [width, views] of seen) {
    test(`at ${width} px, the columns that fit are shown side by side`, async ({
      page,
      editor: { content },
    }) => {
      const editor = await editorBesideSite(content.root);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(editor.url);
      await page.getByRole('banner').waitFor();
      const form = formOf(page);
      for (const view of parts) {
        await form.show(view);
        const columns = page.locator('[data-part]:visible');
        await expect
          .poll(() =>
            columns.evaluateAll((all) => all.map((element) => element.getAttribute('data-part'))),
          )
          .toEqual(views[view].split(' '));
        const boxes = await columns.evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
        const bar = await page.getByRole('banner').boundingBox();
        for (const { top, bottom } of boxes) {
          expect(Math.abs(top - (bar?.height ?? 0))).toBeLessThan(1);
          expect(bottom).toBeLessThanOrEqual(800);
        }
      }
      await editor.close();
    });
  }

  test('the line between form and page is dragged, and moved with the keyboard, also for the next time', async ({
    page,
    editor: { content },
  }) => {
    const editor = await editorBesideSite(content.root);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(editor.url);
    const line = page.getByRole('separator', { name: 'Width of the page' });
    const width = () =>
      page.getByRole('region', { name: 'Preview' }).evaluate((element) => element.clientWidth);
    const { x = 0, y = 0 } = (await line.boundingBox()) ?? {};
    const before = await width();
    await page.mouse.move(x + 2, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 130, y + 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBeLessThan(before - 100);
    const narrow = await width();
    await line.press('ArrowLeft');
    const wider = await width();
    expect(wider).toBeGreaterThan(narrow);
    await page.reload();
    await expect.poll(width).toBe(wider);
    await editor.close();
  });
});
