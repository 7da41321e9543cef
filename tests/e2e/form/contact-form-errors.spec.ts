import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/site/fixtures';
import { refusedFields } from '../../helpers/site/refused-fields';

const names = ['Name', 'Email', 'Message'] as const;

test.beforeEach(({ site }) => site.visit('/contact'));

/** How Chromium exposes the three fields: whether each is invalid, and described. */
async function exposed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role }) => role?.value === 'textbox')
    .map(({ properties, description }) => {
      const invalid = properties?.find((property) => property.name === 'invalid');
      return `${invalid?.value.value === 'true' ? 'invalid' : 'valid'}${description?.value ? ', described' : ''}`;
    });
}

const valid = 'valid';
const invalid = 'invalid, described';

test('F3: an error is exposed exactly while it is shown', async ({ page, site }) => {
  expect(await exposed(page)).toEqual([valid, valid, valid]);
  for (const name of names) {
    await expect(site.field(name)).toHaveAttribute('aria-invalid', 'false');
    await expect(site.field(name)).not.toHaveAttribute('aria-describedby');
  }
  // the attributes are set before the focus moves, so that the field is announced with them
  const read = await page.evaluateHandle(() => {
    const values: (string | null)[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) values.push(target.getAttribute('aria-invalid'));
    });
    return values;
  });
  await expect(page.locator('#name-hint')).toBeHidden();
  await site.send.click();
  await expect(site.field('Name')).toBeFocused();
  await expect(page.locator('#name-hint')).toBeVisible();
  expect(await read.jsonValue()).toEqual(['true']);
  expect(await exposed(page)).toEqual([invalid, invalid, invalid]);
  for (const name of names) await expect(site.field(name)).toHaveAccessibleDescription(/^Please /);
  await site.field('Name').fill('June');
  expect(await exposed(page)).toEqual([valid, invalid, invalid]);
  await site.field('Email').fill('june@');
  expect(await exposed(page)).toEqual([valid, invalid, invalid]);
  await site.fill();
  expect(await exposed(page)).toEqual([valid, valid, valid]);
  await site.field('Email').fill('june@');
  expect(await exposed(page)).toEqual([valid, invalid, valid]);
  await site.field('Email').fill('june@example.org');
  await site.send.click();
  await expect(site.thanks).toBeVisible();
  expect(await exposed(page)).toEqual([valid, valid, valid]);
  await expect(page.locator('#name-hint')).toBeHidden();
  await expect(site.field('Name')).toHaveCSS('border-left-width', '1px');
});

test('F1: an error is shown once, without the bubble of the browser', async ({ page, site }) => {
  await site.field('Name').fill('June Carpenter');
  const refused = await refusedFields(page);
  await site.send.click();
  await expect(site.field('Email')).toBeFocused();
  await expect(page.locator('#email-hint')).toBeVisible();
  expect(await refused()).toEqual({ email: 'in a hint', message: 'in a hint' });
});

test('F3: an error is shown although an extension added an element', async ({ page, site }) => {
  await site.field('Message').evaluate((field) => {
    field.before(document.createElement('aside'));
  });
  await site.send.click();
  await expect(page.locator('#message-hint')).toBeVisible();
  await site.field('Message').fill('Hello');
  await expect(page.locator('#message-hint')).toBeHidden();
});

test('F3: an invalid field shows its error when it is left', async ({ page, site }) => {
  await site.field('Email').fill('june@');
  await expect(page.locator('#email-hint')).toBeHidden();
  await expect(site.field('Email')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(page.locator('#email-hint')).toBeVisible();
  await expect(site.field('Email')).toHaveAttribute('aria-invalid', 'true');
});

/** The tops of a part of the two fields side by side, above each other for the same line. */
const tops = (page: Page, part: string) =>
  page
    .locator('form div:has(> div > input) > div')
    .locator(part)
    .evaluateAll((parts) => parts.map((element) => element.getBoundingClientRect().top));

for (const [which, filled] of Object.entries({ 'Only one has': 'June', 'Both have': '' }))
  test(`F3: fields side by side stay aligned. ${which} an error`, async ({ page, site }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await site.field('Name').fill(filled);
    await site.send.click();
    // of two lines, while that of the name has one
    await expect(page.locator('#email-hint')).toBeVisible();
    await expect(page.locator('#name-hint')).toBeVisible({ visible: filled === '' });
    for (const part of ['label', 'input']) {
      const [name, email] = await tops(page, part);
      expect.soft(email, part).toBe(name);
      expect.soft(email, part).toBeGreaterThan(0);
    }
  });

const fillings = {
  'by the visitor': (fill: () => Promise<void>) => fill(),
  'by a script without events': async (_: unknown, page: Page) => {
    await page.locator('form [data-field]').evaluateAll((fields) => {
      for (const field of fields as HTMLInputElement[])
        field.value = field.type === 'email' ? 'june@example.org' : 'June';
    });
  },
};

for (const [how, fill] of Object.entries(fillings))
  test(`F3: fields corrected ${how} leave the button in place`, async ({ page, site }) => {
    await site.send.click();
    await expect(page.locator('#name-hint')).toBeVisible();
    // its row, since the button itself moves a little when it is pressed
    const row = site.send.locator('..');
    const top = () => row.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await fill(() => site.fill(), page);
    await expect(page.locator('#name-hint')).toBeHidden();
    expect(await top()).toBe(before);
    await site.send.hover();
    await page.mouse.down();
    expect(await top()).toBe(before);
    await page.mouse.up();
    await expect(site.thanks).toBeVisible();
  });

/** Distances from the top of the page, in the order of the page: of labels, fields and the button's row. */
const places = (page: Page) =>
  page
    .locator('form :is(label, input, textarea), form div:has(> button)')
    .evaluateAll((parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
    );

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.field('Email').fill('june@example.org');
    });

    test('F3: a corrected error gives up its place once its field has been left by a key', async ({
      page,
      site,
    }) => {
      const usual = await places(page);
      await site.field('Message').fill('Hello');
      await site.send.click();
      await expect(site.field('Name')).toBeFocused();
      const wrong = await places(page);
      expect(wrong).not.toEqual(usual);
      await page.keyboard.type('June');
      await expect(page.locator('#name-hint')).toBeHidden();
      expect(await places(page), 'while one types').toEqual(wrong);
      await page.keyboard.press('Tab');
      expect(await places(page)).toEqual(usual);
    });

    test('F3: what is pressed stays under the pointer, then the place of a corrected error goes', async ({
      page,
      site,
    }) => {
      const usual = await places(page);
      await site.send.click();
      await page.keyboard.type('June');
      const wrong = await places(page);
      const message = site.field('Message');
      await message.hover();
      await page.mouse.down();
      expect(await places(page), 'while the mouse is down').toEqual(wrong);
      await page.mouse.up();
      await expect(message).toBeFocused();
      // its own error is still there
      expect((await places(page)).slice(0, 4)).toEqual(usual.slice(0, 4));
      await page.keyboard.type('Hello');
      await site.heading.click();
      await site.field('Email').click();
      expect(await places(page)).toEqual(usual);
    });

    test('F3: only what is wrong has place for an error after another attempt', async ({
      page,
      site,
    }) => {
      const usual = await places(page);
      await site.send.click();
      await page.keyboard.type('June');
      await site.field('Message').fill('Hello');
      await site.field('Email').fill('june@');
      await site.send.click();
      await expect(site.field('Email')).toBeFocused();
      for (const name of ['name', 'message'])
        await expect(page.locator(`#${name}-hint`)).toHaveCSS('display', 'none');
      const gap = (of: readonly number[]) => (of.at(-2) ?? NaN) - (of.at(-3) ?? NaN);
      const difference = gap(await places(page)) - gap(usual);
      // but for rounding
      expect(Math.abs(difference), 'the message is right below its label').toBeLessThan(2);
    });
  });
