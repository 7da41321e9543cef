import { expect, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

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

/** Two of the texts that show nothing, all of which `form-fields.test.tsx` tries. */
const blanks = { 'a space': ' ', 'a blank Braille pattern': '\u2800' };

/** How a form is submitted. */
const submits: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  'by its button': ({ send }) => send.click(),
  'by Enter in a field': ({ field }) => field('Email').press('Enter'),
  // as by a tap in iOS
  'while the focus stays in the field': async ({ field, send }) => {
    await field('Message').focus();
    await send.evaluate((button: HTMLButtonElement) => {
      button.click();
    });
  },
};

for (const [way, submit] of Object.entries(submits))
  test(`F1: text that shows nothing is refused ${way}, as an empty field is`, async ({
    page,
    site,
  }) => {
    for (const [what, blank] of Object.entries(blanks)) {
      await site.fill();
      await site.field('Name').fill(blank);
      await site.field('Message').fill(`${blank}\n\t${blank}`);
      await submit(site);
      await expect(site.field('Name'), what).toBeFocused();
      for (const name of ['Name', 'Message']) {
        await expect(site.field(name), what).toHaveJSProperty('validity.valueMissing', true);
        await expect(site.field(name), what).toHaveAccessibleDescription(/^Please /);
      }
      await expect(site.thanks, what).toHaveCount(0);
      const drafts = await page.evaluate(() => Object.keys(sessionStorage));
      expect(drafts.filter((key) => key.startsWith('unsent-'))).toEqual(['unsent-email']);
    }
  });

test('F1: a field that was left blank shows its error', async ({ page, site }) => {
  await site.field('Name').fill(' \u00A0');
  await page.keyboard.press('Tab');
  await expect(page.locator('#name-hint')).toBeVisible();
});

test('F1: spaces can be typed before and between words', async ({ site }) => {
  await site.field('Message').pressSequentially('\n Hello,  you ');
  await expect(site.field('Message')).toHaveValue('\n Hello,  you ');
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
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent-')));
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
