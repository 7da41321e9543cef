import type { Page } from '@playwright/test';
import { expect, test } from './helpers/hosted-fixtures';

/* The form on a published site whose changes somebody has to accept. GitHub's stand-in answers. */

test.use({ review: true });

const contact = 'content/contact.json';

/** Saves a place, and waits until that is done. */
async function savePlace(page: Page, place: string): Promise<void> {
  await page.getByLabel('Place').fill(place);
  await page.getByRole('button', { name: 'Save for review' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved. It waits for review' }).waitFor();
}

test('saves wait in one pull request, and the public site stays as it is until it is merged', async ({
  form,
  page,
  github: { repository, reviews },
}) => {
  const start = repository.head;
  await expect(form.status).toHaveText('Visitors see everything.');
  await form.open('Whole site', 'Contact');
  await savePlace(page, 'Elkins, WV');
  await expect(form.status).toContainText('pull request 1 at GitHub');
  await savePlace(page, 'Beckley, WV');
  expect(reviews).toHaveLength(1);
  expect(repository.head).toBe(start);
  const waiting = repository.headOf(reviews[0]?.branch ?? '');
  expect(String(waiting.files.get(contact))).toContain('Beckley, WV');

  await page.reload();
  await expect(form.status).toHaveText('Saved, and waiting for review');
  await expect(page.getByLabel('Place')).toHaveValue('Beckley, WV');
  await page.getByRole('button', { name: 'History' }).click();
  const latest = page.getByRole('dialog').getByRole('heading', { level: 3 }).first();
  await expect(latest).toContainText('june');
  await expect(latest).toContainText('(not public yet)');
});

test('once it is merged, the form is back on the branch of the site, and the next save asks anew', async ({
  form,
  page,
  github: { repository, reviews },
}) => {
  await form.open('Whole site', 'Contact');
  await savePlace(page, 'Elkins, WV');
  const [request] = reviews;
  if (!request) throw new Error('Nothing waits for review.');
  const { files } = repository.headOf(request.branch);
  repository.commit(
    { [contact]: files.get(contact) ?? null },
    'Merge pull request #1',
    'Ada Rivers',
  );
  request.state = 'MERGED';

  await page.reload();
  await expect(form.status).toHaveText(/^Published. Visitors see it once/);
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
  const merged = repository.head;
  await savePlace(page, 'Beckley, WV');
  await expect(form.status).toContainText('pull request 2 at GitHub');
  expect(reviews).toHaveLength(2);
  expect(repository.headOf(reviews[1]?.branch ?? '').parents).toEqual([merged.oid]);
  expect(repository.head).toBe(merged);
});

test('one that was refused leaves the site as it was, and the next save asks anew', async ({
  form,
  page,
  github: { reviews },
}) => {
  await form.open('Whole site', 'Contact');
  await savePlace(page, 'Elkins, WV');
  const [request] = reviews;
  if (request) request.state = 'CLOSED';
  await page.reload();
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
  await savePlace(page, 'Beckley, WV');
  await expect(form.status).toContainText('pull request 2 at GitHub');
});
