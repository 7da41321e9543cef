import { expect, test } from '../helpers/site/fixtures';
import type { Site } from '../helpers/site/site';

const names = ['Name', 'Email', 'Message'] as const;

test.beforeEach(({ site }) => site.visit('/contact'));

test('F1: an empty or invalid field is focused, and nothing is confirmed', async ({ site }) => {
  await site.send.click();
  await expect(site.field('Name')).toBeFocused();
  await site.fill();
  await site.field('Email').fill('june@');
  await site.send.click();
  await expect(site.field('Email')).toBeFocused();
  await expect(site.thanks).toHaveCount(0);
});

test('F2, F9: each message gets one confirmation, and nothing is sent', async ({ page, site }) => {
  const sent = site.sent();
  await site.fill();
  await site.send.click();
  await expect(site.thanks).toBeVisible();
  const text = 'Thank you for your message! We will get back to you shortly.';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  for (const name of names) await expect(site.field(name)).toHaveValue('');
  await expect(site.send).toBeFocused();
  await site.fill();
  await site.field('Email').press('Enter');
  await expect(site.field('Email')).toHaveValue('');
  await expect(site.field('Email')).toBeFocused();
  await expect(site.thanks, 'the second replaces the first').toHaveCount(1);
  await expect(site.thanks).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(sent).toEqual([]);
});

test('F4, F7: labels and notes are visible, text is at least 16 px', async ({ page, site }) => {
  for (const name of names) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(site.field(name)).not.toHaveAttribute('placeholder');
    const size = await site.field(name).evaluate((field) => getComputedStyle(field).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(16);
  }
  await expect(page.getByText(/all fields are required/i)).toBeVisible();
  await expect(page.getByText(/sends nothing/i)).toBeVisible();
});

const doubles: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  'a double click': ({ send }) => send.dblclick(),
  'Enter held down in a field': async (site) => {
    await site.field('Email').focus();
    for (let repeats = 0; repeats < 3; repeats += 1) await site.page.keyboard.down('Enter');
    await site.page.keyboard.up('Enter');
  },
  'two presses of the space bar': async ({ send }) => {
    for (let presses = 0; presses < 2; presses += 1) await send.press('Space');
  },
};

test('F11: a gesture that submits twice is confirmed once', async ({ page, site }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  for (const [gesture, twice] of Object.entries(doubles)) {
    await test.step(gesture, async () => {
      await site.fill();
      await twice(site);
      await expect(site.thanks).toBeVisible();
      for (const name of names) {
        await expect(page.locator(`#${name.toLowerCase()}-hint`)).toBeHidden();
        await expect(site.field(name)).toHaveAttribute('aria-invalid', 'false');
      }
      await page.keyboard.press('Escape');
      await page.clock.runFor(1100);
      await expect(site.thanks).toHaveCount(0);
    });
  }
  await site.send.click();
  await expect(page.locator('#name-hint')).toBeVisible();
});

test('F10: typed text is restored until it is sent', async ({ page, site }) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));
  expect(await drafts()).toEqual([]);
  await site.field('Message').fill('Could you look');
  await site.footer.getByRole('link', { name: 'About Us' }).click();
  await site.shows('/about');
  await page.goBack();
  await expect(site.field('Message')).toHaveValue('Could you look');
  await expect(site.field('Name')).toHaveValue('');
  await site.visit('/contact');
  await expect(site.field('Message')).toHaveValue('Could you look');
  await expect(site.field('Message')).toHaveAttribute('aria-invalid', 'false');
  await site.fill();
  await site.send.click();
  await expect(site.thanks).toBeVisible();
  expect(await drafts()).toEqual([]);
  await site.visit('/contact');
  await expect(site.field('Message')).toHaveValue('');
});
