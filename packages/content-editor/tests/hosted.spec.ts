import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from 'browser-testing/axe';
import { expect, hostedForm, signIn, test } from './helpers/hosted-fixtures';

/* The form on a published site: everything between the browser and GitHub, for which a stand-in answers. */

const contact = 'content/contact.json';

/** What the browser keeps, and the address: where a token could be left. */
const leftovers = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify(sessionStorage),
    lasting: JSON.stringify(localStorage),
    address: location.href + document.cookie,
  }));

test('signs in for the tab, opens in five requests at most, and stays signed in after a reload', async ({
  form,
  page,
  github,
}) => {
  expect(github.requests.length).toBeLessThanOrEqual(5);
  const { tab, lasting, address } = await leftovers(page);
  expect(tab).toContain('github_pat_good');
  expect(lasting + address).not.toContain('github_pat');
  await page.reload();
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elizabeth, WV');
});

test('says what is wrong with a token, and keeps it nowhere', async ({ page, github }) => {
  await page.goto('/edit/');
  await signIn(page, 'github_pat_wrong');
  await expect(page.getByRole('alert')).toContainText('doesn’t accept your token');
  const { tab, lasting, address } = await leftovers(page);
  expect(tab + lasting + address).not.toContain('github_pat');
  // the next one works
  await signIn(page, [...github.tokens][0]);
  await page.getByRole('banner').waitFor();
});

test('explains in four steps how to get a token with the least rights', async ({ page }) => {
  await page.goto('/edit/');
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'New fine-grained token' })).toHaveAttribute(
    'href',
    'https://github.com/settings/personal-access-tokens/new',
  );
  await expect(page.getByRole('main')).toContainText('ridgeline');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no barriers at the door, in ${colorScheme} colors on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/edit/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });

test('keeps the token for later on request, and forgets and revokes it', async ({
  page,
  github,
}) => {
  await page.goto('/edit/');
  await page.getByLabel('Stay signed in on this computer').check();
  await signIn(page, [...github.tokens][0]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect((await leftovers(page)).lasting).toContain('github_pat_good');
  const dialog = page.getByRole('dialog', { name: 'Sign out' });
  await expect(dialog).toContainText('signed in to GitHub as june');
  await dialog.getByLabel('Revoke the token, too').check();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
  const { tab, lasting } = await leftovers(page);
  expect(tab + lasting).not.toContain('github_pat');
  expect(github.tokens.size).toBe(0);
});

test('makes one commit of a publication, whose record says what has changed', async ({
  form,
  page,
  github,
}) => {
  const start = github.repository.head;
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await page.getByLabel('Email address').fill('ask@ridgeline.example');
  await form.publish();
  const { head } = github.repository;
  expect(head.parents).toEqual([start.oid]);
  expect(String(head.files.get(contact))).toContain('Elkins, WV');
  expect(head.message).toMatch(/^Content: Contact\n\nContact\n- /);
  await expect(page.getByRole('button', { name: 'Write to the files' })).toHaveCount(0);
});

test('refuses a mistake before anything is sent', async ({ form, page, github }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Email address').fill('no address');
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.status).toContainText('one mistake to fix');
  expect(github.requests.filter((name) => name.endsWith('Publish'))).toEqual([]);
});

test('merges by field what others have committed, and asks about the same field', async ({
  form,
  page,
  github,
}) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  const text = String(github.repository.head.files.get(contact));
  const theirs = text.replace('Elizabeth, WV', 'Beckley, WV').replace('0142', '0199');
  github.repository.commit({ [contact]: theirs }, 'Elsewhere');
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue(/0199/);
  await page
    .getByRole('button', { name: /^Keep mine/ })
    .first()
    .click();
  await form.publish();
  const published = String(github.repository.head.files.get(contact));
  expect(published).toContain('Elkins, WV');
  expect(published).toContain('0199');
});

test('keeps everything while the network is gone in the midst of a publication', async ({
  form,
  page,
  github,
}) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  github.meet = (name) => (name.endsWith('Publish') ? 'offline' : undefined);
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.status).toContainText(
    'Try again when you are online. What you have typed is kept.',
  );
  github.meet = () => undefined;
  await page.reload();
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
  await form.publish();
  expect(String(github.repository.head.files.get(contact))).toContain('Elkins, WV');
});

test('a second window takes over with what was typed in the first', async ({
  form,
  page,
  context,
  github,
}) => {
  await form.open('Whole site', 'Contact');
  const second = await context.newPage();
  await second.goto('/edit/');
  await signIn(second, [...github.tokens][0]);
  await page.getByLabel('Place').fill('Elkins, WV');
  await second.getByRole('button', { name: 'Take over' }).click();
  await hostedForm(second).open('Whole site', 'Contact');
  await expect(second.getByLabel('Place')).toHaveValue('Elkins, WV');
  await expect(page.getByRole('status')).toContainText('Another window has taken over.');
  await second.close();
  await form.open('Whole site', 'Contact');
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
});

test('asks for a new token once the old one has expired, and keeps the work', async ({
  form,
  page,
  github,
}) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  github.tokens.clear();
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  github.tokens.add('github_pat_new');
  await page.getByRole('button', { name: 'Reload' }).click();
  await signIn(page, 'github_pat_new');
  await expect(page.getByLabel('Place')).toHaveValue('Elkins, WV');
  await form.publish();
});

test('encodes a picture in the browser: upright, no larger than needed, without metadata', async ({
  form,
  page,
  github,
}) => {
  const image = { width: 3000, height: 2000, channels: 3, background: '#7fa3b0' } as const;
  const photo = await sharp({ create: image })
    .jpeg()
    .withExif({ IFD0: { Artist: 'June' }, IFD3: { GPSLatitude: '38/1 0/1 0/1' } })
    // a phone held upright
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await form.open('Pages', 'About');
  await form.expand('Story');
  await page.getByRole('button', { name: /Change quilt-dawn/ }).click();
  await page
    .getByLabel('A picture from this computer')
    .setInputFiles({ name: 'Our house.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('For someone who can’t see it').fill('A house');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await form.publish();
  const published = github.repository.head.files.get('content/images/our-house.webp');
  const { format, width, height, exif, orientation } = await sharp(published).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 1707,
    height: 2560,
    exif: undefined,
    orientation: undefined,
  });
});

test('shows who has published what, and takes it back', async ({ form, page, github }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await form.publish();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toContainText('june');
  await dialog.getByRole('button', { name: 'Take back' }).first().click();
  await page.keyboard.press('Escape');
  await form.publish();
  expect(String(github.repository.head.files.get(contact))).toContain('Elizabeth, WV');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])
  test(`leads to the public page beside the state, at ${viewport.width} px`, async ({
    form,
    page,
    hosted,
  }) => {
    await page.setViewportSize(viewport);
    await expect(form.status).toHaveText('Visitors see everything.');
    await form.open('Pages', 'About');
    const link = page.getByRole('banner').getByRole('link', { name: 'See the public page' });
    await expect(link).toHaveAttribute('href', `${hosted.url}/about`);
    await expect(link).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await link.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(72);
  });

test('that link is as readable as the state, in dark colors', async ({ form, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(form.status).toHaveText('Visitors see everything.');
  const color = await form.status.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByRole('link', { name: 'See the public page' })).toHaveCSS('color', color);
});
