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

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const banner = 'Banner: Ready to Transform Your Business with AI?';
  const cards = 'Service cards: Our Core Services';

  test('a closed section is one line, however long its name is', async ({ form }) => {
    const closed = form.main.locator('li:has(> details:not([open]))');
    await expect(closed).toHaveCount(3);
    const heights = await closed.evaluateAll((all) => all.map((entry) => entry.clientHeight));
    for (const height of heights) expect(height).toBeLessThanOrEqual(64);
  });

  test('what moves or removes a section is shown by one button, and hidden by it', async ({
    form,
    page,
  }) => {
    const more = form.main.getByRole('button', { name: `Actions: ${cards}` });
    const down = form.main.getByRole('button', { name: `Move down: ${cards}` });
    await expect(down).toBeHidden();
    await more.tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    for (const tool of ['Move up', 'Move down', 'Duplicate', 'Remove']) {
      const button = form.main.getByRole('button', { name: `${tool}: ${cards}` });
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height), tool).toBeGreaterThanOrEqual(44);
    }
    await down.tap();
    await expect(page.getByRole('status')).toContainText('is now number 3 of 3');
    await expect(form.main.getByRole('button', { name: `Move up: ${cards}` })).toBeFocused();
    await more.tap();
    await expect(down).toBeHidden();
  });

  test('after a section is removed, the button of the next one has the focus', async ({ form }) => {
    await form.main.getByRole('button', { name: `Actions: ${cards}` }).tap();
    await form.main.getByRole('button', { name: `Remove: ${cards}` }).tap();
    await expect(form.main.getByRole('button', { name: `Actions: ${banner}` })).toBeFocused();
  });
});
