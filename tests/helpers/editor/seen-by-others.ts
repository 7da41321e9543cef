import { expect, type Page } from '@playwright/test';
import type { Form } from 'content-editor/testing/editor-fixtures';
import type { Hand } from 'content-editor/testing/hands';

/** Looks at the home page as on a phone, in the dark, as a search result and as a shared link. */
export async function seeAsOthers(page: Page, form: Form, hand: Hand): Promise<void> {
  await form.show('page');
  // of a phone
  const options = page.getByRole('button', { name: 'Options', exact: true });
  if (await options.isVisible()) await hand.press(options);
  const html = page.frameLocator('iframe').locator('html');
  for (const name of ['Phone', 'Dark'])
    await hand.press(page.getByRole('button', { name, exact: true }));
  await expect
    .poll(() =>
      html.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]),
    )
    .toEqual([390, true]);

  await hand.press(page.getByRole('button', { name: 'Search result' }));
  const result = page.getByRole('article', { name: 'Search result on a phone, dark' });
  await expect(result).toContainText('Ethical AI Consulting in West Virginia');
  await hand.press(page.getByRole('button', { name: 'Shared link' }));
  const card = page.getByRole('article', { name: 'Shared link, dark' });
  await expect(card).toContainText('Ethical AI Consulting in West Virginia');
  // the site draws it
  const picture = card.getByRole('presentation');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
}
