import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startEditor } from 'content-editor/editor-server';
import { siteEditor } from 'content-editor/site-editor';
import sharp from 'sharp';

/** Draws the picture in the README of the editor: its form with the home page, whose heading has the focus. */
export async function drawEditorPicture(browser: Browser): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-picture-'));
  const root = path.join(folder, 'content');
  cpSync('content', root, { recursive: true });
  const editor = await startEditor({ ...siteEditor, root });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 820 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(editor.url);
    await page.getByRole('button', { name: 'I know' }).click();
    await page.locator('summary', { hasText: 'Top of the page' }).click();
    await page.getByLabel('Main heading').click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const scene = frame.getByRole('main').locator('img').first();
    await scene.evaluate((image: HTMLImageElement) => image.decode());
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 60, effort: 6, smartSubsample: true })
      .toFile('packages/content-editor/form.webp');
  } finally {
    await editor.close();
    rmSync(folder, { recursive: true });
  }
}
