import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Form } from './helpers/editor-fixtures';
import { expect, protectMain, test } from './helpers/published-editor';

/* Publishing from the form, to a remote on this computer. */

const contact = 'content/contact.json';

/** Changes the place of the contact. */
async function changePlace(form: Form, page: Page, place: string): Promise<void> {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill(place);
  await expect(form.status).toHaveText('Kept, not yet public');
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publish' });

async function openDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  return dialogOf(page);
}

const press = (page: Page) => dialogOf(page).getByRole('button', { name: 'Publish' }).click();

test('a change is kept, then published, by keyboard', async ({ form, page, published }) => {
  await expect(form.status).toHaveText('Everything is public');
  await changePlace(form, page, 'Elkins, WV');
  await page.reload();
  await expect(form.status).toHaveText('Kept, not yet public');
  const button = page.getByRole('banner').getByRole('button', { name: 'Publish' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(/“Elizabeth, WV” changes to “Elkins, WV”/);
  await dialog.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^It is published\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(published.mine.published(contact)).toContain('Elkins, WV');
  await page.reload();
  await expect(form.status).toHaveText('Everything is public');
});

test('a change is published by two presses', async ({ form, page, published }) => {
  // until the form knows what is public, the dialog can't say what changes
  await expect(form.status).toHaveText('Everything is public');
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveText(/“Elizabeth, WV” changes to “Elkins, WV”/);
  await press(page);
  await expect(dialog.getByRole('status')).toHaveText(/^It is published\./);
  expect(published.mine.published(contact)).toContain('Elkins, WV');
});

test('an empty dialog says how a change reaches visitors', async ({ form, page }) => {
  await expect(form.status).toHaveText('Everything is public');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
});

test('what the host refuses is quoted as it says it', async ({ form, page, published }) => {
  protectMain(published);
  await changePlace(form, page, 'Elkins, WV');
  const dialog = await openDialog(page);
  await press(page);
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing was published/);
  await expect(dialog.locator('pre')).toContainText('hook declined');
  expect(published.mine.published(contact)).not.toContain('Elkins');
  expect(published.mine.read(contact)).not.toContain('Elkins');
  await page.reload();
  await expect(form.status).toHaveText('Kept, not yet public');
});

test('a publication that waits can be cancelled', async ({ form, page, published: { mine } }) => {
  mine.write('.git/hooks/pre-push', '#!/bin/sh\nwhile :; do sleep 0.1; done\n');
  chmodSync(path.join(mine.folder, '.git/hooks/pre-push'), 0o755);
  await changePlace(form, page, 'Elkins, WV');
  const dialog = await openDialog(page);
  await press(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText(/^You have cancelled it/)).toBeVisible();
  expect(mine.git('log', '--format=%s', '-1')).toBe('The site\n');
});

test('a field that others have changed, too, is published as the user decides', async ({
  form,
  page,
  published: { mine, theirs },
}) => {
  theirs.replace(contact, 'Elizabeth', 'Charleston');
  theirs.publishAll();
  await changePlace(form, page, 'Elkins, WV');
  await openDialog(page);
  await press(page);
  await expect(dialogOf(page)).toHaveCount(0);
  const conflict = page.getByRole('region', { name: /^Changed by you/ });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Charleston, WV');
  expect(mine.published(contact)).toContain('Charleston');
  await conflict.getByRole('button', { name: /^Keep mine/ }).click();
  await openDialog(page);
  await press(page);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^It is published\./);
  expect(mine.published(contact)).toContain('Elkins');
});

test('whoever publishes for the first time is asked for name and address', async ({
  form,
  page,
  published: { mine },
}) => {
  for (const part of ['name', 'email']) mine.git('config', '--unset', `user.${part}`);
  await changePlace(form, page, 'Elkins, WV');
  const dialog = await openDialog(page);
  await press(page);
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.type('Ada Rivers');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^It is published\./);
  expect(mine.git('log', '-1', '--format=%an %ae', 'origin/main')).toBe(
    'Ada Rivers ada@example.org\n',
  );
});
