import type { CDPSession, Page } from '@playwright/test';
import { expect, formOf, test } from './helpers/editor-fixtures';

/* Texts with marks, written with an input method: words are composed from several keys before they are certain. */

const file = 'pages/about.json';

/** The empty prose of the fixture's about page, and an input method. */
async function openProse(page: Page) {
  const form = formOf(page);
  await form.open('Pages', 'About');
  const section = await form.expand('Prose');
  const text = section.getByRole('textbox', { name: /^Paragraphs/ });
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  return { text, ...methodOf(await page.context().newCDPSession(page)) };
}

function methodOf(client: CDPSession) {
  const compose = async (...states: readonly string[]) => {
    for (const text of states)
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  };
  /** Ends the composition with these words. */
  const commit = (text: string) => client.send('Input.insertText', { text });
  return { compose, commit };
}

test.beforeEach(({ form }) => form.main.waitFor());

type Section = { readonly type: string; readonly paragraphs?: readonly string[] };

const proseOf = (entry: Record<string, unknown>) =>
  (entry.sections as readonly Section[]).find(({ type }) => type === 'prose')?.paragraphs;

test('Japanese is composed, converted and written', async ({ page, form, editor }) => {
  const { text, compose, commit } = await openProse(page);
  await compose('に', 'にほ', 'にほん', '日本');
  await commit('日本');
  await compose('ご', '語');
  await commit('語');
  await expect(text).toHaveText('日本語');
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['日本語']);
});

test('a composition that is called off leaves the text as it was', async ({
  page,
  form,
  editor,
}) => {
  const { text, compose, commit } = await openProse(page);
  await commit('東京');
  await compose('に', 'にほ', '');
  await expect(text).toHaveText('東京');
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['東京']);
});

test('a phone’s keyboard composes each word, and none is lost', async ({ page, form, editor }) => {
  const { text, compose, commit } = await openProse(page);
  for (const word of ['We', 'test', 'every', 'system']) {
    await compose(...Array.from(word, (_, index) => word.slice(0, index + 1)));
    await commit(`${word} `);
  }
  await expect(text).toHaveText(/^We test every system\s*$/);
  // a suggestion replaces the word before the caret
  await page.keyboard.press('Backspace');
  await commit('.');
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual(['We test every system.']);
});

test('marks are understood only once what is composed is certain', async ({
  page,
  form,
  editor,
}) => {
  const { text, compose, commit } = await openProse(page);
  await compose('-', '- ', '- o');
  await expect(text.locator('ul')).toHaveCount(0);
  await commit('- one');
  await page.keyboard.press('Enter');
  await compose('*a', '*a*');
  await expect(text.locator('em')).toHaveCount(0);
  await commit('*a*');
  await expect(text.locator('em')).toHaveText('a');
  await form.written();
  expect(proseOf(editor.entry(file))).toEqual([String.raw`\- one`, '*a*']);
});

test('what was composed is one step of undo', async ({ page }) => {
  const { text, compose, commit } = await openProse(page);
  await commit('First.');
  await page.getByLabel('Description').focus();
  await text.click();
  await page.keyboard.press('Control+End');
  await compose('に', 'にほ', 'にほん');
  await commit('日本');
  await expect(text).toHaveText('First.日本');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('First.');
  await page.keyboard.press('Control+y');
  await expect(text).toHaveText('First.日本');
});
