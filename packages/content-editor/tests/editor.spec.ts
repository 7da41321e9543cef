import { writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from './helpers/editor-fixtures';
import { mistakesIn } from './helpers/mistakes';
import { siteEditor } from './small-site/options';
import { startEditor } from 'content-editor/editor-server';

/* What an editor does in the form, in a browser, on files. */

const home = 'pages/home.json';

test('a changed text changes one line of one file', async ({ form, editor, page }) => {
  const before = editor.content.read(home).split('\n');
  await form.expand('Hero: ');
  await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
  await expect(form.status).toHaveText('Kept, not yet in the files');
  await form.written();
  const after = editor.content.read(home).split('\n');
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toEqual(['      "heading": "Plain AI for the Mountain State",']);
  expect(await mistakesIn(editor.content.root)).toEqual([]);
});

test('“Write to the files” looks disabled once that is done, even under the pointer', async ({
  form,
  page,
}) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await form.written();
  const write = page.getByRole('banner').getByRole('button', { name: 'Write to the files' });
  await expect(write).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('Enter doesn’t move the caret in a text, which has one line', async ({ form, page }) => {
  await form.open('Services', 'Ethical AI Audits');
  const description = page.getByRole('textbox', { name: /^Description/ });
  // by keys, which the text editor reads at once, unlike a text that is set
  await description.press('ControlOrMeta+a');
  await page.keyboard.type('We look.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Here');
  await page.keyboard.press('Enter');
  await page.keyboard.type(',');
  await expect(description).toHaveText('Here,We look.');
});

test('a mistake appears when the focus leaves its field, and is not written', async ({
  form,
  editor,
  page,
}) => {
  const before = editor.content.read(home);
  await form.expand('Hero: ');
  const heading = page.getByLabel('Main heading');
  await heading.fill('');
  await expect(page.getByRole('link', { name: 'Main heading' })).toHaveCount(0);
  await expect(heading).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('First sentence').first().focus();
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toHaveAccessibleDescription(/This is empty/);
  await form.write();
  await expect(form.status).toContainText('Not written: one mistake to fix');
  const warning = page.getByRole('banner').locator('[data-failure] svg');
  await expect(warning).toBeVisible();
  const summary = page.getByRole('region', { name: /to fix$/ });
  await expect(summary).toBeFocused();
  expect(editor.content.read(home)).toBe(before);
  await summary.getByRole('button', { name: /Main heading/ }).click();
  await expect(heading).toBeFocused();
  await heading.fill('Fixed');
  await expect(summary).toBeHidden();
  await form.written();
  await expect(warning).toHaveCount(0);
});

test('a field stays where it is while somebody types, whatever the check finds', async ({
  form,
  page,
}) => {
  await form.open('Whole site', 'Contact');
  const phone = page.getByLabel('Phone number');
  const summary = page.getByRole('region', { name: /to fix$/ });
  const placeOf = async () => (await phone.boundingBox())?.y;
  await phone.fill('(304) 555-');
  await phone.blur();
  await expect(summary).toBeVisible();
  await phone.press('End');
  const place = await placeOf();
  await page.keyboard.type('0199 ');
  await expect(summary).toBeHidden();
  await expect(phone).toHaveValue('(304) 555-0199 ');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  expect(await placeOf()).toBe(place);
});

test('undo shows the field that it changes, in another file and a closed section', async ({
  form,
  page,
}) => {
  const heading = page.getByLabel('Main heading');
  await form.expand('Hero: ');
  await heading.fill('Plain AI');
  await form.open('Whole site', 'Contact');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test.describe('a content folder that can’t be read', () => {
  // another editor has another origin
  test.use({ allowedErrors: 'any' });

  test('is reported instead of the form', async ({ page }, testInfo) => {
    const root = testInfo.outputPath('content');
    await writeFile(root, 'a file instead of a folder');
    const { url, close } = await startEditor({ ...siteEditor, root });
    await page.goto(url);
    await expect(page.getByRole('alert')).toHaveText(
      '“content” is a folder but should be a file, or the other way around. Then reload this page.',
    );
    await close();
  });
});

for (const hand of ['mouse', 'finger'] as const)
  test.describe(`with a ${hand}`, () => {
    test.use({ hasTouch: hand === 'finger' });

    test('an icon is searched for, and chosen', async ({ form, page, editor }) => {
      await form.open('Services', 'Ethical AI Audits');
      const icon = page.getByRole('group', { name: 'Icon' });
      const chooser = icon.locator('summary');
      const press = (part: Locator) => (hand === 'finger' ? part.tap() : part.click());
      // the editor of the text above loads late, and is higher than what stands for it
      await expect(page.getByRole('button', { name: 'Link' })).toBeVisible();
      await press(chooser);
      await icon.getByRole('searchbox').fill('teacher');
      await press(icon.getByRole('radio', { name: 'a teacher at the board' }));
      await expect(chooser).toContainText('a teacher at the board');
      await form.written();
      expect(editor.entry('services/ethical-ai-audits.json')).toMatchObject({
        icon: 'chalkboard-teacher',
      });
    });
  });
