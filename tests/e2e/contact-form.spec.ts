import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../helpers/fixtures';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.locator('form').getByRole('button');
const toast = (page: Page) => page.getByText('Message Sent (Simulation)', { exact: true });

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('June Carpenter');
  await field(page, 'Email').fill('june@example.org');
  await field(page, 'Message').fill('Could you look at our intake form?');
}

/** Counts what leaves the page from now on, prefetches of other pages aside. */
function requests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });
  return sent;
}

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
  });

  test('F1: an empty form is not sent, nor one with a bad email, and the focus goes to the field', async ({
    page,
  }) => {
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await fill(page);
    await field(page, 'Email').fill('june@');
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
  });

  test('F2, F9: thanks after a click or Enter in a field, once, empty fields, focus where it was, nothing sent', async ({
    page,
  }) => {
    const sent = requests(page);
    await fill(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(
      page.getByText('Thank you for your message! We will get back to you shortly.', {
        exact: true,
      }),
    ).toBeVisible();
    for (const name of ['Name', 'Email', 'Message'])
      await expect(field(page, name)).toHaveValue('');
    await expect(send(page)).toBeFocused();
    await fill(page);
    await field(page, 'Email').press('Enter');
    await expect(field(page, 'Email')).toHaveValue('');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(toast(page), 'the second replaces the first').toHaveCount(1);
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    expect(sent).toEqual([]);
  });

  test('F3: mistakes are shown after the attempt, and a reset clears them', async ({ page }) => {
    const hint = page.locator('#name-hint');
    await expect(hint).toBeHidden();
    await send(page).click();
    await expect(hint).toBeVisible();
    await fill(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(hint).toBeHidden();
    await expect(field(page, 'Name')).toHaveCSS('box-shadow', 'none');
  });

  test('F3: a mistake is told to assistive technology when it is shown, and goes with it', async ({
    page,
  }) => {
    const names = ['Name', 'Email', 'Message'] as const;
    /** What Chromium tells of the three fields: whether each is invalid, and its description. */
    const session = await page.context().newCDPSession(page);
    const told = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ role }) => role?.value === 'textbox')
        .map(({ properties, description }) => [
          properties?.find((property) => property.name === 'invalid')?.value.value as string,
          Boolean(description?.value),
        ]);
    };
    const right = ['false', false];
    const wrong = ['true', true];
    expect(await told()).toEqual([right, right, right]);
    for (const name of names) {
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
      await expect(field(page, name)).not.toHaveAttribute('aria-describedby');
    }
    // The attributes are there before the focus moves, so the field is read out with them.
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement)
          document.body.dataset.read = String(target.getAttribute('aria-invalid'));
      });
    });
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-read', 'true');
    expect(await told()).toEqual([wrong, wrong, wrong]);
    for (const name of names)
      await expect(field(page, name)).toHaveAccessibleDescription(/^Please /);
    await field(page, 'Name').fill('June');
    expect(await told()).toEqual([right, wrong, wrong]);
    await field(page, 'Email').fill('june@');
    expect(await told()).toEqual([right, wrong, wrong]);
    await fill(page);
    expect(await told()).toEqual([right, right, right]);
    await field(page, 'Email').fill('june@');
    expect(await told()).toEqual([right, wrong, right]);
    await field(page, 'Email').fill('june@example.org');
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await told()).toEqual([right, right, right]);
  });

  test('F3: what is told and what is shown are the same after leaving a field, too', async ({
    page,
  }) => {
    await field(page, 'Email').fill('june@');
    await expect(page.locator('#email-hint')).toBeHidden();
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(page.locator('#email-hint')).toBeVisible();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  });

  test('F4, F7: visible labels, sentences on what is required and that nothing is sent, type large enough for phones', async ({
    page,
  }) => {
    for (const name of ['Name', 'Email', 'Message']) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(field(page, name)).not.toHaveAttribute('placeholder');
      await expect(field(page, name)).toHaveAttribute('required');
      const size = await field(page, name).evaluate((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      );
      expect(size).toBeGreaterThanOrEqual(16);
    }
    await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Message')).toHaveAttribute('rows', '5');
    await expect(page.getByText(/all fields are required/i)).toBeVisible();
    await expect(page.getByText(/sends nothing/i)).toBeVisible();
  });

  const doubles: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a double click': (page) => send(page).dblclick(),
    'Enter held down in a field': async (page) => {
      await field(page, 'Email').focus();
      for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
    'two presses of the space bar': async (page) => {
      await send(page).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Space');
    },
  };

  test('F11: a gesture that sends twice is thanked once and shows no mistake; a later press says what is missing', async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    for (const [gesture, twice] of Object.entries(doubles)) {
      await test.step(gesture, async () => {
        await fill(page);
        await twice(page);
        await expect(toast(page)).toBeVisible();
        for (const name of ['name', 'email', 'message']) {
          await expect(page.locator(`#${name}-hint`)).toBeHidden();
          await expect(page.locator(`#${name}`)).not.toHaveAttribute('aria-invalid');
        }
        await page.keyboard.press('Escape');
        await page.clock.runFor(1100);
        await expect(toast(page)).toHaveCount(0);
      });
    }
    await send(page).click();
    await expect(page.locator('#name-hint')).toBeVisible();
  });

  test('F10: what was typed is there after a look at another page, and gone once sent', async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));
    expect(await kept()).toEqual([]);
    await field(page, 'Message').fill('Could you look');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(field(page, 'Message')).toHaveValue('Could you look');
    await expect(field(page, 'Name')).toHaveValue('');
    await page.goto('/contact');
    await hydrated(page);
    await expect(field(page, 'Message')).toHaveValue('Could you look');
    await expect(field(page, 'Message')).not.toHaveAttribute('aria-invalid');
    await fill(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await kept()).toEqual([]);
    await page.goto('/contact');
    await hydrated(page);
    await expect(field(page, 'Message')).toHaveValue('');
  });
});

test('F5, F6, F8: the server HTML has no address to send to and a lock on sending', async ({
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).not.toMatch(/<form[^>]* action=/);
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy"[^>]*form-action 'none'/i);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('F5, F7: nothing leaves the page, the values stay, and the form says why', async ({
    page,
  }) => {
    await page.goto('/contact');
    const sent = requests(page);
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, 'Name')).toHaveValue('June Carpenter');
    expect(sent).toEqual([]);
    await expect(
      page
        .locator('form')
        .locator('..')
        .getByText(/JavaScript/)
        .filter({ visible: true }),
    ).toHaveCount(1);
  });
});

test.describe('where scripts never arrive', () => {
  test.use({ allowedErrors: 'any' });

  test('F5, F6: a plain submit of an altered form is blocked too', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    const sent = requests(page);
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('form-action'),
    );
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.setAttribute('method', 'get');
      form.submit();
    });
    await blocked;
    expect(sent).toEqual([]);
    // Playwright would wait for the navigation that was blocked; the address itself tells.
    expect(page.url()).toMatch(/\/contact$/);
  });
});
