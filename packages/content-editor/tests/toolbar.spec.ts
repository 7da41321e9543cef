import { expect, test } from './helpers/editor-fixtures';

for (const height of [800, 400])
  test(`the toolbar covers no line of the text that the caret comes to, at ${height} px`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await form.open('Pages', 'About');
    const section = await form.expand('Prose');
    const text = section.getByRole('textbox', { name: 'Paragraphs' });
    await text.click();
    await page.keyboard.press('Control+a');
    for (let line = 0; line < 30; line += 1) {
      await page.keyboard.type(`Line ${line}`);
      await page.keyboard.press('Enter');
    }
    const toolbar = section.getByRole('toolbar');
    for (let line = 0; line < 30; line += 1) {
      await page.keyboard.press('ArrowUp');
      const bar = await toolbar.boundingBox();
      const caret = await page.evaluate(() => {
        const { anchorNode } = getSelection() ?? {};
        const block = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
        return block?.getBoundingClientRect().top;
      });
      expect(caret).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)));
    }
  });
