import type { Page } from '@playwright/test';
import { expect, type Form, formOf, test } from './helpers/editor-fixtures';

/* Two windows with the same content: one of them has the form, the other offers to take it over. */

const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over' });
const place = (page: Page) => page.getByLabel('Place');

/** A second window, after something was typed in the first. */
async function secondWindow(form: Form, page: Page): Promise<Page> {
  await form.open('Whole site', 'Contact');
  await place(page).fill('Elkins, WV');
  const second = await page.context().newPage();
  await second.goto('/');
  return second;
}

test('a second window offers to take over, and nothing typed in either is lost', async ({
  form,
  page,
}) => {
  const second = await secondWindow(form, page);
  await expect(second.getByRole('status')).toContainText('is being edited in another window');
  await expect(second.getByRole('banner')).toHaveCount(0);
  await place(page).fill('Beckley, WV');
  // with nothing in between
  await takeOver(second).click();
  await formOf(second).open('Whole site', 'Contact');
  await expect(place(second)).toHaveValue('Beckley, WV');
  await expect(page.getByRole('status')).toContainText('Another window has taken over.');
  await second.getByLabel('Email address').fill('ask@ridgeline.example');
  await takeOver(page).click();
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Email address')).toHaveValue('ask@ridgeline.example');
  await expect(place(page)).toHaveValue('Beckley, WV');
});

test('a second window opens by itself once the first is closed', async ({ form, page }) => {
  const second = await secondWindow(form, page);
  await takeOver(second).waitFor();
  await page.close();
  await formOf(second).open('Whole site', 'Contact');
  await expect(place(second)).toHaveValue('Elkins, WV');
});
