import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../helpers/editor/editor-fixtures';

/* Pictures in the form: uploaded, dropped and chosen. */

const audits = 'services/ethical-ai-audits.json';

test('a picture is uploaded with its alternative text', async ({ form, editor, page }) => {
  await form.open('Pages', 'Our Mission');
  await form.expand('Story: ');
  const image = { width: 1400, height: 900, channels: 3, background: '#7fa3b0' } as const;
  const buffer = await sharp({ create: image }).jpeg().toBuffer();
  await page.getByRole('button', { name: /^Picture.* Change quilt-dawn/ }).click();
  const file = { name: 'Our Office.JPG', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('A picture from this computer').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'What does the picture show?' });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('Our office above the hardware store');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await page.reload();
  await expect(form.status).toContainText('Your unsaved changes are back.');
  await form.saved();
  const written = await readFile(path.join(editor.content.root, 'images/our-office.webp'));
  expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 1400 });
  expect(editor.content.read('pages/about.json')).toContain('Our office above the hardware store');
});

test('a picture is dropped on its field', async ({ form, page }, testInfo) => {
  await form.open('Pages', 'Our Mission');
  await form.expand('Story: ');
  const file = testInfo.outputPath('our-office.png');
  const image = { width: 1400, height: 900, channels: 3, background: '#7fa3b0' } as const;
  await sharp({ create: image }).png().toFile(file);
  const field = page.getByRole('button', { name: /^Picture.* Change quilt-dawn/ });
  await field.scrollIntoViewIfNeeded();
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data });
  const dialog = page.getByRole('dialog', { name: 'What does the picture show?' });
  await dialog.getByRole('textbox').fill('Our office above the hardware store');
  await page.keyboard.press('Escape');
  await field.click();
  await page.getByRole('button', { name: 'our-office.webp', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Our office above the hardware store');
});

test.describe('a file that isn’t a picture', () => {
  test.use({ allowedErrors: [/status of 400.*api.picture/] });

  test('is refused with a reason', async ({ form, page }) => {
    await form.open('Pages', 'Our Mission');
    await form.expand('Story: ');
    await page.getByRole('button', { name: /^Picture.* Change quilt-dawn/ }).click();
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
    await page.getByLabel('A picture from this computer').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('This file can’t be used');
  });
});

test('icons and drawings are chosen by picture', async ({ form, editor, page }) => {
  await form.open('Services', 'Ethical AI Audits');
  const icon = page.getByRole('group', { name: 'Icon' });
  await icon.locator('summary').click();
  await icon.getByRole('radio', { name: 'a lighthouse' }).check({ force: true });
  const drawing = page.getByRole('group', { name: 'Drawing' });
  await drawing.locator('summary').click();
  await drawing.getByRole('radio', { name: 'a water mill' }).check({ force: true });
  await form.saved();
  expect(editor.entry(audits)).toMatchObject({
    icon: 'lighthouse',
    drawing: 'mill',
  });
});
