import type { Page } from '@playwright/test';
import { expect, test } from './helpers/editor-fixtures';

/* Pasted text, as the browser itself inserts it. */

/** A vertical tab, a form feed and a next line, as other programs separate lines; and an ordinary line break. */
const lines = 'Fair hiring\u000Bfor shops\nPage one\u000Cpage two\r\nOpen\u0085daily';
const onOneLine = 'Fair hiring for shops Page one page two Open daily';

/** Pastes a text where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('lines pasted into a text of one line are separated by spaces', async ({ form, page }) => {
  await form.expand('Hero: ');
  const heading = page.getByLabel('Main heading');
  await heading.fill('');
  await paste(page, lines);
  await expect(heading).toHaveValue(onOneLine);
});

test('lines pasted into a long text are separated by spaces', async ({ form, page }) => {
  await form.expand('Hero: ');
  const lede = page.getByLabel('First sentence').first();
  await lede.fill('');
  await paste(page, lines);
  await expect(lede).toHaveValue(onOneLine);
});

test('lines pasted into the dialog for a new entry are separated by spaces', async ({
  form,
  page,
}) => {
  await form.show('files');
  await page.getByRole('button', { name: 'New service' }).click();
  await paste(page, lines);
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(onOneLine);
});

test('lines pasted into an empty entry of a list are entries', async ({ form, page }) => {
  await form.open('Pages', 'About');
  const keywords = page.getByRole('group', { name: /^Search words|^Keywords/ });
  const values = () =>
    keywords
      .getByRole('textbox')
      .evaluateAll((texts) =>
        texts.map((text) => (text as HTMLInputElement | HTMLTextAreaElement).value),
      );
  const before = await values();
  await keywords.getByRole('button', { name: /^Add: / }).click();
  await expect(keywords.getByRole('textbox').last()).toBeFocused();
  await paste(page, lines);
  const added = ['Fair hiring', 'for shops', 'Page one', 'page two', 'Open', 'daily'];
  await expect.poll(values).toEqual([...before, ...added]);
});
