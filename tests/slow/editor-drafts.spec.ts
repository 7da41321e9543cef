import { expect, formOf, test } from '../helpers/editor/editor-fixtures';

/* Unsaved changes in the form: after a reload, beside changes elsewhere, and in a second window. */

const audits = 'services/ethical-ai-audits.json';

test('unsaved changes survive a reload', async ({ form, editor, page }) => {
  await form.open('Services', 'Ethical AI Audits');
  await page.getByLabel('Title', { exact: true }).fill('Fairness Audits');
  await page.reload();
  await expect(form.status).toContainText('Your unsaved changes are back.');
  await form.open('Services', 'Fairness Audits');
  await form.saved();
  expect(editor.entry(audits).title).toBe('Fairness Audits');
});

test('a change elsewhere is merged field by field', async ({ form, editor, page }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  editor.content.replace('contact.json', '(304) 555-0142', '(304) 555-0199');
  await expect(page.getByLabel('Phone number')).toHaveValue('(304) 555-0199');
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
  await form.saved();
  expect(editor.entry('contact.json')).toMatchObject({
    phone: '(304) 555-0199',
    location: 'Elkins, WV',
  });
});

test('a conflict blocks a save until a version is chosen', async ({ form, editor, page }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  editor.content.replace('contact.json', 'Elizabeth, WV', 'Beckley, WV');
  const conflicts = page.getByRole('region', { name: /^Changed by you/ });
  await expect(conflicts).toContainText(
    'Your version: “Elkins, WV”. The other version: “Beckley, WV”.',
  );
  await form.save();
  await expect(form.status).toContainText('Not saved');
  await conflicts.getByRole('button', { name: /^Use the other/ }).click();
  await expect(page.getByLabel('Place')).toHaveValue('Beckley, WV');
});

test('a second window shows what is typed in the first', async ({ form, page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await formOf(other).open('Whole site', 'Contact');
  await expect(other.getByLabel('Place')).toHaveValue('Elkins, WV');
  await other.getByLabel('Email address').fill('ask@ridgeline.example');
  await expect(page.getByLabel('Email address')).toHaveValue('ask@ridgeline.example');
  await form.saved();
  await expect(other.getByRole('status')).not.toHaveText('Not saved yet');
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
