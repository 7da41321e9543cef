import type { Page } from '@playwright/test';
import { expect, formOf, test } from './helpers/editor-fixtures';

/* Texts with marks, edited as they look. */

const file = 'pages/about.json';

/** The prose of the fixture's about page, and its lines as they are written. */
async function openProse(page: Page) {
  const form = formOf(page);
  await form.open('Pages', 'About');
  const section = await form.expand('Prose');
  return section.getByRole('textbox', { name: /^Paragraphs/ });
}

/** The same, with all of it selected. */
async function selectProse(page: Page) {
  const text = await openProse(page);
  await text.click();
  await page.keyboard.press('Control+a');
  return text;
}

type Section = { readonly type: string; readonly paragraphs?: readonly string[] };

const proseOf = (entry: Record<string, unknown>) =>
  (entry.sections as readonly Section[]).find(({ type }) => type === 'prose')?.paragraphs;

test.beforeEach(async ({ form }) => {
  await form.main.waitFor();
});

test('marks become what they mean while they are typed, and are written as lines', async ({
  page,
  form,
  editor,
}) => {
  await selectProse(page);
  await page.keyboard.type('# Openings');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We are **hiring** for:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Consultant');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Engineer');
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual([
    '## Openings',
    'We are **hiring** for:',
    '- Consultant',
    '- Engineer',
  ]);
  await page.reload();
  await expect(await openProse(page)).toHaveText(/Openings.*hiring.*Consultant.*Engineer/);
});

test('the form’s own undo takes typing and marks back, and redo brings them', async ({ page }) => {
  const text = await openProse(page);
  const before = await text.innerText();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More words.');
  await expect(text).toContainText('More words.');
  await page.keyboard.press('Control+z');
  expect(await text.innerText()).toBe(before);
  await page.keyboard.press('Control+y');
  await expect(text).toContainText('More words.');
});

test('what Google Docs copies is reduced to what the text may hold, with a word on the rest', async ({
  page,
  form,
  editor,
}) => {
  const text = await selectProse(page);
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Jobs</h2>
       <p><span style="color:#000000">We </span><span style="font-weight:700">hire</span><span style="color:#ff0000">.</span></p>
       <ul><li><p>Consultant</p></li></ul><img src="x.png"></b>`,
    );
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect(form.status).toHaveText(/^Left out.*pictures, colors/);
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['## Jobs', 'We **hire**.', '- Consultant']);
});

test('words are linked by keyboard', async ({ page, form, editor }) => {
  const text = await selectProse(page);
  await page.keyboard.type('See our services');
  const dialog = page.getByRole('dialog');
  // browsers tell of a new selection some frames later, which nobody who types notices
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.evaluate(async () => {
      for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
    });
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue('services', {
      timeout: 500,
    });
  }).toPass();
  await expect(dialog.getByRole('combobox', { name: 'Goes to' })).toBeFocused();
  await page.keyboard.type('/services');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['See our [services](/services)']);
});

test('a line break begins a paragraph, which is said over what is below', async ({
  page,
  form,
  editor,
}) => {
  await selectProse(page);
  await page.keyboard.type('12 Court Street');
  const below = form.main.getByRole('textbox', { name: /^Anchor/ }).filter({ visible: true });
  const placeBelow = async () => (await below.boundingBox())?.y;
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  const before = await placeBelow();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Enter');
  const note = page.getByText('A paragraph or an item has no line breaks. This is a new one.');
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await placeBelow()).toBe(before);
  await page.keyboard.type('Elizabeth');
  await expect(note).toHaveCount(0);
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['12 Court Street', 'Elizabeth']);
});

test('Tab leaves the text', async ({ page }) => {
  const text = await openProse(page);
  await text.click();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});
