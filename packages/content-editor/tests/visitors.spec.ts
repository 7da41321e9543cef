import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentId } from 'content-check/content-id';
import { startEditor } from '../src/server/editor-server';
import { publicStateOf } from '../src/server/publish/public-state';
import { formOf } from './helpers/editor-fixtures';
import { expect, test as publishing } from './helpers/published-editor';

/* From “Publish” to “Visitors see it”, with a public site that is built when a test says so. */

type PublicSite = {
  readonly address: string;
  /** Builds the site of what is public. */
  readonly build: () => Promise<void>;
};

const test = publishing.extend<{ publicSite: PublicSite }>({
  publicSite: async ({ published: { mine } }, use) => {
    let info = '';
    const server = createServer((_, response) => response.end(info));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const build = async () => {
      const { files } = await publicStateOf(mine.content);
      info = JSON.stringify({ commit: null, content: await contentId(files) });
    };
    mine.replace('content/site.json', 'Company"', `Company", "url": "${address}"`);
    mine.publishAll();
    await build();
    await use({ address, build });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  baseURL: async ({ published, publicSite, site }, use) => {
    expect(publicSite.address).not.toBe('');
    const { root } = published.mine.content;
    const { url, close } = await startEditor({ ...site.options, root });
    await use(url);
    await close();
  },
  form: async ({ page }, use) => {
    await page.clock.install();
    await page.goto('');
    await page.getByRole('banner').waitFor();
    await use(formOf(page));
  },
});

test('a change is followed until visitors see it, also if the form is opened again meanwhile', async ({
  form,
  page,
  publicSite,
}) => {
  await expect(form.status).toHaveText('Visitors see everything.');
  const banner = page.getByRole('banner');
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await banner.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Published. Visitors see it once/);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', `${publicSite.address}/`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(banner.getByRole('button', { name: 'Being built…' })).toBeVisible();
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Being built…' })).toBeVisible();
  await publicSite.build();
  await page.clock.runFor(10_000);
  await expect(form.status).toHaveText(/^Visitors have seen it since \d/);
  await expect(banner.getByRole('button', { name: 'Visitors see it' })).toBeVisible();
});

test('a build that takes too long is told', async ({ form, page }) => {
  await expect(form.status).toHaveText('Visitors see everything.');
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Published. Visitors see it once/);
  await page.keyboard.press('Escape');
  await page.clock.fastForward('20:00');
  await expect(form.status).toHaveText(/the site isn’t built/);
});
