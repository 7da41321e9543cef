import type { Page } from '@playwright/test';
import { databaseBefore } from '../src/session/drafts/draft-storage';
import { expect, formOf, test } from './helpers/editor-fixtures';

/* How the browser stores unsaved changes: for its other windows, and apart from other versions of the editor. */

test('a second window shows what is typed in the first', async ({ form, page, context }) => {
  const second = await context.newPage();
  await second.goto('/');
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await formOf(second).open('Whole site', 'Contact');
  await expect(second.getByLabel('Place')).toHaveValue('Elkins, WV');
  await second.getByLabel('Email address').fill('ask@ridgeline.example');
  await expect(page.getByLabel('Email address')).toHaveValue('ask@ridgeline.example');
  await form.saved();
  await expect(second.getByRole('status')).not.toHaveText('Not saved yet');
});

/** Stores a draft of the contact details as another version of the editor has, and loads the page again. */
async function openWithDraftIn(database: string, page: Page, base: string) {
  await page.evaluate(
    ([name, draft]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.result.createObjectStore('drafts');
        request.onsuccess = () => {
          const change = request.result.transaction('drafts', 'readwrite');
          change.objectStore('drafts').put(draft, 'contact.json');
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [database, { base, value: { location: 'Elkins, WV' } }] as const,
  );
  await page.reload();
}

test('drafts of an unknown version of the editor are ignored', async ({ form, page, editor }) => {
  await openWithDraftIn('editor-drafts', page, editor.content.read('contact.json'));
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
  await expect(form.status).toHaveText('Everything is saved');
});

test('drafts of the version before are back, once', async ({ form, page, editor }) => {
  await openWithDraftIn(databaseBefore, page, editor.content.read('contact.json'));
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
  await page.reload();
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
});
