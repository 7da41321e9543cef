import { expect, type Page } from '@playwright/test';
import { axeFaults } from 'browser-testing/axe';
import { forgejoCase } from './forgejo/forgejo-case';
import { gitlabCase } from './gitlab/gitlab-case';
import { formOf } from './helpers/editor-fixtures';
import { leftovers, testAt } from './helpers/elsewhere-fixtures';
import type { StandIn } from './stand-in/stand-in';

/* The form on a published site whose repository is not at GitHub. */

/** Changes the place in the contact details, and saves. */
async function savePlace(page: Page, standIn: StandIn): Promise<void> {
  await formOf(page).open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved. The site shows it' }).waitFor();
  const saved = standIn.repository.head.files.get('content/contact.json');
  expect(String(saved)).toContain('Elkins, WV');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out' });
  return {
    dialog,
    finish: async () => {
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: /^Sign in with/ }).waitFor();
      const { tab, lasting } = await leftovers(page);
      expect(tab + lasting).not.toContain('token"');
    },
  };
}

for (const host of [gitlabCase, forgejoCase]) {
  const test = testAt(host);

  test.describe(host.name, () => {
    test('opens with a token in five requests at most, saves, and signs out', async ({
      page,
      standIn,
    }) => {
      await page.goto('/edit/');
      await page.getByText('With a token instead').click();
      await expect(page.getByRole('listitem')).toHaveCount(4);
      await page.getByLabel('Token', { exact: true }).fill(host.token);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('banner').waitFor();
      expect(standIn.requests.length).toBeLessThanOrEqual(5);
      await savePlace(page, standIn);
      const { dialog, finish } = await signOut(page);
      await expect(dialog).toContainText(`signed in to ${host.name} as june`);
      await finish();
    });

    test('opens by the page of the host, stays signed in, saves, and signs out', async ({
      page,
      standIn,
    }) => {
      await page.goto('/edit/?at=contact');
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: `Sign in with ${host.name}` }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await page.getByRole('banner').waitFor();
      const { tab, lasting, address } = await leftovers(page);
      expect(tab).toContain('oauth-token-');
      expect(lasting + address).not.toMatch(/oauth-|code-/);
      await page.reload();
      await savePlace(page, standIn);
      expect(standIn.requests.join()).not.toMatch(/oauth-(?:token|refresh)|code-/);
      const { dialog, finish } = await signOut(page);
      if (host.isRevoking) await expect(dialog).toContainText(`It ends with ${host.name}, too.`);
      else
        await expect(dialog.getByRole('link', { name: `page of ${host.name}` })).toHaveAttribute(
          'href',
          `${host.place.address ?? ''}/user/settings/applications`,
        );
      await finish();
      expect(standIn.tokens.size).toBe(host.isRevoking ? 0 : 1);
    });
  });
}
