import { expect, test } from '../helpers/editor/editor-fixtures';

/* Lists in the form: sections, links and other entries. */

const home = 'pages/home.json';

test('sections are added, duplicated, moved and removed', async ({ form, editor, page }) => {
  const types = () => (editor.entry(home).sections as { type: string }[]).map(({ type }) => type);
  await page.getByText('Add a section').click();
  await page.getByRole('button', { name: /^Prose/ }).click();
  const fresh = form.main.locator('[data-section="3"]');
  await expect(fresh.getByLabel('Heading')).toBeFocused();
  await expect(fresh.locator('[aria-invalid]')).toHaveCount(0);
  await fresh.getByLabel('Heading').fill('What We Mean');
  await fresh.getByRole('textbox', { name: 'Paragraph' }).fill('Fair means tested.');
  await page.getByRole('button', { name: 'Move up: Prose: What We Mean' }).click();
  await expect(page.getByRole('button', { name: 'Move up: Prose: What We Mean' })).toBeFocused();
  await expect(form.status).toContainText('is now number 3 of 4');
  await page.getByRole('button', { name: 'Duplicate: Prose: What We Mean' }).click();
  await form.saved();
  expect(types()).toEqual(['hero', 'service-cards', 'prose', 'prose', 'banner']);
  await page.getByRole('button', { name: 'Remove: Prose: What We Mean' }).first().click();
  await form.saved();
  expect(types()).toEqual(['hero', 'service-cards', 'prose', 'banner']);
});

test('a duplicated section has no anchor, since anchors are unique', async ({
  form,
  editor,
  page,
}) => {
  await form.open('Pages', 'Our Mission');
  await page.getByRole('button', { name: /^Duplicate: Prose: / }).click();
  await form.saved();
  const { sections } = editor.entry('pages/about.json') as {
    sections: { type: string; anchor?: string }[];
  };
  const prose = sections.filter(({ type }) => type === 'prose');
  expect(prose.map(({ anchor }) => anchor)).toEqual(['principles', undefined]);
});

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
