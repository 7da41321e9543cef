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

test('drafts of another version of the editor are ignored', async ({ form, page, editor }) => {
  const base = editor.content.read('contact.json');
  await page.evaluate(
    (draft) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('editor-drafts');
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
    { base, value: { location: 'Elkins, WV' } },
  );
  await page.reload();
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
  await expect(form.status).toHaveText('Everything is saved');
});
