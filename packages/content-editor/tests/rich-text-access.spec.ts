import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { expect, formOf, test } from './helpers/editor-fixtures';

/*
 * Texts with marks by keyboard and screen reader (WCAG 2.2 AA; APG, toolbar). `states.spec.ts` and `zoom.spec.ts` look at
 * them in all schemes and at 400 %.
 */

/** The prose of the fixture's about page. */
async function openProse(page: Page) {
  const section = await formOf(page).expand('Prose');
  const text = section.getByRole('textbox', { name: /^Paragraphs/ });
  await text.waitFor();
  return { text, tool: (name: string) => section.getByRole('button', { name, exact: true }) };
}

/** Writes other lines into it. */
async function write(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.keyboard.press('Control+a');
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

test.beforeEach(({ form }) => form.open('Pages', 'About'));

test('the text has a role, a name, a description, and the keyboard of words', async ({ page }) => {
  const { text } = await openProse(page);
  await expect(text).toHaveAttribute('aria-multiline', 'true');
  await expect(text).toHaveAccessibleDescription(/From top to bottom/);
  await expect(text).toHaveAttribute('spellcheck', 'true');
  await expect(text).toHaveAttribute('autocapitalize', 'sentences');
  await expect(text).not.toHaveAttribute('aria-invalid');
  await page.getByText('Paragraphs', { exact: true }).click();
  await expect(text).toBeFocused();
});

test('a mistake is tied to the text', async ({ page }) => {
  const { text } = await openProse(page);
  await text.click();
  await write(page, 'One.', 'Two');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Words' }).fill('gone');
  await dialog.getByRole('combobox', { name: 'Goes to' }).fill('/gone');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByLabel('Description').focus();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/There is no page "\/gone"/);
});

test('the toolbar is one stop before the text; arrow keys move in it, Escape goes back', async ({
  page,
}) => {
  const { text, tool } = await openProse(page);
  await text.click();
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Emphasis')).toBeFocused();
  await expect(tool('Emphasis')).toHaveAttribute('aria-keyshortcuts', 'Control+I');
  await expect(tool('Emphasis')).toHaveAttribute('title', 'Emphasis (Ctrl+I)');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Emphasis')).toBeFocused();
});

test('a button says whether it is on, and whether it can do anything', async ({ page }) => {
  const { text, tool } = await openProse(page);
  await text.click();
  await write(page, 'Plain.', '- one');
  await expect(tool('List')).toHaveAttribute('aria-pressed', 'true');
  await expect(tool('Numbered list')).toHaveAttribute('aria-pressed', 'false');
  await expect(tool('Link')).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(tool('Link')).not.toHaveAttribute('aria-pressed');
  await expect(tool('Increase indent')).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await tool('Increase indent').click();
  await expect(text.locator('li li')).toHaveText('two');
  await expect(text).toBeFocused();
});

test('what a key or a typed mark does is announced', async ({ page }) => {
  const { text } = await openProse(page);
  await text.click();
  await write(page, 'Words');
  const said = page
    .getByRole('form')
    .locator('[aria-live=polite]')
    .filter({ hasText: /(?:on|off)$/ });
  await page.keyboard.press('Control+b');
  await expect(said).toHaveText('Bold on');
  await page.keyboard.press('Control+b');
  await expect(said).toHaveText('Bold off');
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await page.keyboard.type('- ');
  await expect(said).toHaveText('List on');
});

test('a link is changed and removed by keyboard', async ({ page, form, editor }) => {
  const { text } = await openProse(page);
  await text.click();
  await write(page, 'See ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Words' }).fill('us');
  await dialog.getByRole('combobox', { name: 'Goes to' }).fill('/contact');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact');
  await expect(text).toBeFocused();
  // the caret is at its end
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Change the link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the link, keep the words' }).press('Enter');
  await form.written();
  expect(JSON.stringify(editor.entry('pages/about.json'))).toContain('"See us"');
});

test('Tab leaves the text forward and back, also from within a list', async ({ page }) => {
  const { text, tool } = await openProse(page);
  await text.click();
  await write(page, '- one');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Bold')).toBeFocused();
});

test('above a phone’s keyboard, toolbar and caret of a long text are in view', async ({ page }) => {
  await setWindow(page, 390, 844);
  const { text, tool } = await openProse(page);
  await text.click();
  await write(page, ...Array.from({ length: 30 }, (_, index) => `Paragraph ${index}.`));
  await setWindow(page, 390, 420);
  await page.keyboard.type('.');
  await expect(tool('Bold')).toBeInViewport({ ratio: 1 });
  await expect(text.getByText('Paragraph 29')).toBeInViewport({ ratio: 1 });
});
