import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from 'static-site/static-server';
import { SiteCopy } from '../../../tests/helpers/builds/site-copy';
import type { Form } from './helpers/editor-fixtures';
import { followSteps } from './helpers/form-steps';
import { expect, test as base } from './helpers/published-editor';

/*
 * What an office manager does, from opening the form to the public site, without a terminal: in no more clicks than
 * the form is allowed. A build of what was published is the public site.
 */

/** What the page calls when it is clicked. */
type Clicked = { readonly tellOfClick: () => void };

/** Clicks of the mouse so far in this test; typing and keys are free. */
class Clicks {
  #count = 0;

  static async count(page: Page): Promise<Clicks> {
    const clicks = new Clicks();
    await page.exposeFunction('tellOfClick', () => (clicks.#count += 1));
    await page.evaluate(() => {
      const { tellOfClick } = window as Window & Partial<Clicked>;
      window.addEventListener('pointerdown', () => tellOfClick?.(), { capture: true });
    });
    return clicks;
  }

  /** Three more publish. */
  expectAtMost(most: number): void {
    expect(this.#count).toBeGreaterThan(0);
    expect(this.#count).toBeLessThanOrEqual(most + 3);
  }
}

const test = base.extend<{ clicks: Clicks }>({
  clicks: async ({ form, page }, use) => {
    await form.main.waitFor();
    await use(await Clicks.count(page));
  },
});

const banner = (page: Page) => page.getByRole('banner');

async function publish(form: Form, page: Page): Promise<void> {
  await form.saved();
  await banner(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^It is published\./);
}

/** Builds what is public, and visits it. */
async function visitPublicSite(
  page: Page,
  content: string,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const copy = new SiteCopy('office');
  await copy.prepare();
  rmSync(path.join(copy.root, 'content'), { recursive: true });
  cpSync(content, path.join(copy.root, 'content'), { recursive: true });
  const { code, output } = await copy.build();
  expect(output).not.toContain('error');
  expect(code).toBe(0);
  const server = await startServer({ dir: path.join(copy.root, 'public'), port: 0 });
  await visit(server.url);
  await page.goto('about:blank');
  await server.close();
  await copy.discard();
}

// the public site is another server of this computer
test.use({ allowedErrors: [/^request to another origin: http:\/\/127\.0\.0\.1:/] });

test('1: who opens the form learns how a change reaches the public', async ({ form, page }) => {
  await expect(form.status).toHaveText('Everything is saved and public');
  await expect(banner(page).getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('2, 5: the headline changes, and a page gets another address', async ({
  form,
  page,
  clicks,
  published: { theirs },
}) => {
  test.setTimeout(300_000);
  await form.expand('Hero: ');
  await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
  await form.open('Pages', 'About');
  await page.getByLabel('Address').fill('/who-we-are');
  await publish(form, page);
  // three for the one, four for the other
  clicks.expectAtMost(7);

  theirs.git('pull', '--quiet');
  await visitPublicSite(page, theirs.content.root, async (url) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Plain AI for the Mountain State',
    );
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(`${url}/who-we-are`);
    await page.goto(`${url}/about`);
    await expect(page).toHaveURL(`${url}/who-we-are`);
  });
});

test('3: a service is added as the third, another is removed, both undone and done again', async ({
  form,
  page,
  clicks,
  published: { mine },
}) => {
  await page.getByRole('button', { name: 'New service' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('AI Training for Teams');
  await page.keyboard.press('Enter');
  await page
    .getByLabel('Description', { exact: true })
    .fill('An evening with your team: what AI can do for you, and what it can not.');
  await page.getByRole('group', { name: 'Icon' }).locator('summary').click();
  await page.getByRole('radio', { name: 'a teacher at the board' }).click();
  await form.open('Pages', 'Services');
  const cards = await form.expand('Service cards');
  await cards.getByRole('button', { name: 'Add: Service' }).click();
  await page
    .getByRole('combobox', { name: 'Service' })
    .last()
    .selectOption('AI Training for Teams');
  for (let place = 0; place < 3; place += 1) await page.keyboard.press('Alt+ArrowUp');
  const remove = cards.getByRole('button', { name: /^Remove: / });
  await remove.last().click();
  const names = async () => (await remove.all()).length;
  const after = await names();
  await page.keyboard.press('Control+z');
  await expect(remove).toHaveCount(after + 1);
  await page.keyboard.press('Control+y');
  await expect(remove).toHaveCount(after);
  await publish(form, page);
  clicks.expectAtMost(12);
  expect(mine.published('content/services/ai-training-for-teams.json')).toContain('Training');
});

test('4: a page with a list and a banner is published as a draft, then for all, and linked', async ({
  form,
  page,
  clicks,
  published: { mine },
}) => {
  await followSteps(page, [
    'Press **New page**.',
    'In **Title**, type “Careers”.',
    'Press **Add**.',
    'In **Description**, type “Three openings at a small firm that tests AI before it promises anything, in Elizabeth.”',
    'Check **Draft**.',
    'Expand **Hero**.',
    'In **Main heading**, type “Work With Us”.',
    'In **First sentence**, type “A few good people, and one long table.”',
    'Choose **the house up close in the morning, with a quilt on the line** as **Scene**.',
    'Press **Add a section**, then **Prose**.',
    'In **Heading**, type “Openings”.',
    'In **Paragraphs**, type “We are looking for:”',
    'Press **Enter**, type “- Consultant”.',
    'Press **Enter**, type “Engineer”.',
    'Press **Enter**, type “Bookkeeper”.',
    'Press **Add a section**, then **Banner**.',
    'In **Heading**, type “Write to Us”.',
    'In **First sentence**, type “Tell us what you would mend first.”',
    'In **Label**, type “Get in Touch”.',
    'In **Leads to**, type “/contact”.',
  ]);
  await publish(form, page);
  const file = 'content/pages/careers.json';
  expect(mine.published(file)).toContain('"draft": true');
  expect(mine.published(file)).toContain('"- Bookkeeper"');
  await page.keyboard.press('Escape');
  await followSteps(page, [
    'Uncheck **Draft**.',
    'Open **Whole site › Navigation**.',
    'Press **Add: Link**.',
    'In **Label**, type “Careers”.',
    'In **Leads to**, type “/careers”.',
  ]);
  await publish(form, page);
  clicks.expectAtMost(20 + 3);
  expect(mine.published(file)).not.toContain('"draft"');
  expect(mine.published('content/navigation.json')).toContain('/careers');
});

test('6: the picture of a page is replaced by a photograph of a phone', async ({
  form,
  page,
  clicks,
  published: { mine },
}) => {
  const turned = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: '#7fa3b0' },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await form.open('Pages', 'About');
  await form.expand('Story');
  await page.getByRole('button', { name: /Change quilt-dawn/ }).click();
  await page
    .getByLabel('A picture from this computer')
    .setInputFiles({ name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer: turned });
  await page.getByLabel('For someone who can’t see it').fill('Our office, with the lamp on');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByLabel('Thread').uncheck();
  await publish(form, page);
  clicks.expectAtMost(7);
  const about = mine.published('content/pages/about.json');
  expect(about).toContain('Our office, with the lamp on');
  expect(about).toContain('../images/img-2042.webp');
  const { width, height, exif } = await sharp(
    path.join(mine.folder, 'content/images/img-2042.webp'),
  ).metadata();
  expect(width).toBeGreaterThan(height);
  expect(exif).toBeUndefined();
});

test('8: mistakes are repaired by the buttons beside them', async ({
  form,
  page,
  clicks,
  published: { mine },
}) => {
  await form.open('Whole site', 'Navigation');
  const links = form.main.locator('li > details > summary').filter({ hasText: /^Link: / });
  for (const index of [0, 1, 2, 3]) await links.nth(index).press('Enter');
  // those of the header, and that of its button
  const addresses = form.main.getByLabel('Leads to').filter({ visible: true });
  const mistakes = ['/abot', '/about/', 'services', '/Contact', '/about#principle'];
  for (const [index, mistake] of mistakes.entries()) {
    await addresses.nth(index).fill(mistake);
    await addresses.nth(index).blur();
  }
  const repair = page.getByRole('button', { name: /^Use “/ });
  await expect(repair).toHaveCount(mistakes.length);
  while ((await repair.count()) > 0) {
    const before = await repair.count();
    await repair.first().click();
    await expect(async () => expect(await repair.count()).toBeLessThan(before)).toPass();
  }
  await publish(form, page);
  clicks.expectAtMost(8);
  expect(mine.published('content/navigation.json')).not.toMatch(
    /abot|about\/|"services"|\/Contact|principle"/,
  );
});
