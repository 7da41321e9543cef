import { expect, test } from './helpers/editor-fixtures';

/* Lists in the form. */

test('list entries are moved by keys and by dragging', async ({ form, page }) => {
  await form.open('Whole site', 'Navigation');
  const names = () => form.main.locator('[data-field="primary"] summary').allTextContents();
  const [first = '', second = '', third = '', ...others] = await names();
  await form.main.locator('summary', { hasText: first }).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(form.main.locator('[data-field="primary[1]"] summary')).toBeFocused();
  expect(await names()).toEqual([second, first, third, ...others]);
  const handle = form.main.locator('[data-field="primary[2]"] [draggable]');
  await handle.dragTo(form.main.locator('[data-field="primary[0]"] summary'));
  await expect.poll(names).toEqual([third, second, first, ...others]);
});

test('a double click on “Remove” removes one entry', async ({ form, page }) => {
  await form.open('Whole site', 'Navigation');
  const names = () => form.main.locator('[data-field="primary"] summary').allTextContents();
  const [, second = '', ...others] = await names();
  await page
    .getByRole('button', { name: /^Remove: Link: / })
    .first()
    .dblclick();
  await expect.poll(names).toEqual([second, ...others]);
});

test('a text that goes while it has the focus changes nothing', async ({ form, page, editor }) => {
  const { primary, ...others } = editor.entry('navigation.json') as {
    primary: { label: string }[];
  };
  const untidy = primary.map((link) => ({ ...link, label: `${link.label} ` }));
  editor.content.write('navigation.json', JSON.stringify({ ...others, primary: untidy }));
  await page.reload();
  await form.open('Whole site', 'Navigation');
  const names = () => form.main.locator('[data-field="primary"] summary').allTextContents();
  const before = await names();
  await page
    .getByRole('button', { name: /^Duplicate: Link: About/ })
    .first()
    .click();
  const copy = form.main.locator('[data-field="primary[2]"]');
  await copy.getByRole('textbox', { name: /^Label/ }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(before);
});
