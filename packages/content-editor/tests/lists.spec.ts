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
