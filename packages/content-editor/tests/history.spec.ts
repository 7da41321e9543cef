import type { Page } from '@playwright/test';
import { expect, test } from './helpers/published-editor';
import { screenReaderIn } from './helpers/screen-reader';

/* Who has published what and when, and how a change is taken back. */

const contact = 'content/contact.json';
const site = 'content/site.json';

/** The dialog, once it shows what somebody has published meanwhile. */
async function openHistory(page: Page, words: string) {
  // opens the form with its key, or where it was
  await (page.url() === 'about:blank' ? page.goto('') : page.reload());
  await page.getByRole('banner').getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByText(words).first().waitFor();
  return dialog;
}

test('a whole publication is undone by keyboard, except what was changed since, and so is that', async ({
  form,
  page,
  published: { mine },
}) => {
  mine.replace(contact, '304', '681');
  mine.replace(contact, 'Elizabeth', 'Beckley');
  mine.replace(site, 'Example and Company', 'Hollow Lamp');
  mine.publishAll();
  mine.replace(contact, 'Beckley', 'Charleston');
  mine.publishAll();
  const dialog = await openHistory(page, 'Hollow Lamp');
  const all = dialog.getByRole('button', { name: 'Take all of this back' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toBeFocused();
  await expect(dialog).toContainText('Today: “Charleston, WV”.');
  await page.keyboard.press('Escape');
  await form.writtenFromChanges();
  expect(mine.read(contact)).toContain('304');
  expect(mine.read(contact)).toContain('Charleston');
  expect(mine.read(site)).toContain('Example and Company');
  await page.getByRole('button', { name: 'Undo' }).click();
  await form.writtenFromChanges();
  expect(mine.read(contact)).toContain('681');
  expect(mine.read(site)).toContain('Hollow Lamp');
});

test('a deleted page comes back with its picture', async ({ form, page, published: { mine } }) => {
  const about = JSON.parse(mine.read('content/pages/about.json')) as object;
  const pictures = mine.git('ls-files', 'content/images');
  mine.remove('content/pages/about.json');
  mine.remove('content/images/quilt-dawn.webp');
  mine.publishAll();
  const dialog = await openHistory(page, 'This is deleted.');
  await dialog.getByRole('button', { name: 'Take back: This is deleted.' }).click();
  await page.keyboard.press('Escape');
  await form.writtenFromChanges();
  expect(JSON.parse(mine.read('content/pages/about.json'))).toEqual(about);
  mine.git('add', '--all');
  expect(mine.git('ls-files', 'content/images')).toBe(pictures);
});

test('a screen reader reads who, when and what, and is told what was taken back', async ({
  page,
  published: { mine },
}) => {
  mine.replace(contact, '304', '681');
  mine.publishAll();
  const dialog = await openHistory(page, 'Phone number');
  const reader = await screenReaderIn(page);
  const phrases = await reader.read();
  const heading = phrases.findIndex((phrase) =>
    /^heading, June Carpenter, \w+ \d+, \d{4}.*, level 3$/.test(phrase),
  );
  expect(heading).toBeGreaterThan(-1);
  expect(phrases.slice(heading)).toContainEqual(
    expect.stringMatching(/^button, Take back: Phone number: .* changes to/),
  );
  const button = dialog.getByRole('button', { name: /^Take back: Phone/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(reader.announcements)
    .toContainEqual('polite: Taken back. Publish to show it to visitors.');
});
