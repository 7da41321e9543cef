import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures';

const names = ['Name', 'Email', 'Message'] as const;

test.beforeEach(({ site }) => site.visit('/contact'));

/** What Chromium tells of the three fields: whether each is invalid, and described. */
async function told(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role }) => role?.value === 'textbox')
    .map(({ properties, description }) => {
      const invalid = properties?.find((property) => property.name === 'invalid');
      return `${invalid?.value.value === 'true' ? 'wrong' : 'right'}${description?.value ? ', described' : ''}`;
    });
}

const right = 'right';
const wrong = 'wrong, described';

test('F3: a mistake is told when it is shown, and goes with it', async ({ page, site }) => {
  expect(await told(page)).toEqual([right, right, right]);
  for (const name of names) {
    await expect(site.field(name)).not.toHaveAttribute('aria-invalid');
    await expect(site.field(name)).not.toHaveAttribute('aria-describedby');
  }
  // the attributes are there before the focus moves, so the field is read out with them
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
  expect(await told(page)).toEqual([wrong, wrong, wrong]);
  for (const name of names) await expect(site.field(name)).toHaveAccessibleDescription(/^Please /);
  await site.field('Name').fill('June');
  expect(await told(page)).toEqual([right, wrong, wrong]);
  await site.field('Email').fill('june@');
  expect(await told(page)).toEqual([right, wrong, wrong]);
  await site.fill();
  expect(await told(page)).toEqual([right, right, right]);
  await site.field('Email').fill('june@');
  expect(await told(page)).toEqual([right, wrong, right]);
  await site.field('Email').fill('june@example.org');
  await site.send.click();
  await expect(site.thanks).toBeVisible();
  expect(await told(page)).toEqual([right, right, right]);
  await expect(page.locator('#name-hint')).toBeHidden();
  await expect(site.field('Name')).toHaveCSS('box-shadow', 'none');
});

test('F3: an error is shown though an extension put something before the field', async ({
  page,
  site,
}) => {
  await site.field('Message').evaluate((field) => {
    field.before(document.createElement('aside'));
  });
  await site.send.click();
  await expect(page.locator('#message-hint')).toBeVisible();
  await site.field('Message').fill('Hello');
  await expect(page.locator('#message-hint')).toBeHidden();
});

test('F3: a filled field that is left with an error shows it', async ({ page, site }) => {
  await site.field('Email').fill('june@');
  await expect(page.locator('#email-hint')).toBeHidden();
  await expect(site.field('Email')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(page.locator('#email-hint')).toBeVisible();
  await expect(site.field('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('F3: fields side by side stay on one line where one has an error', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await site.field('Name').fill('June');
  await site.send.click();
  await expect(page.locator('#email-hint')).toBeVisible();
  await expect(page.locator('#name-hint')).toBeHidden();
  const [name, email] = await Promise.all([
    site.field('Name').boundingBox(),
    site.field('Email').boundingBox(),
  ]);
  expect(name?.x).not.toBe(email?.x);
  expect(name?.y).toBe(email?.y);
});

const fillings = {
  'by the visitor': (fill: () => Promise<void>) => fill(),
  'by a program that tells nobody': async (_: unknown, page: Page) => {
    await page.locator('form [required]').evaluateAll((fields) => {
      for (const field of fields as HTMLInputElement[])
        field.value = field.type === 'email' ? 'june@example.org' : 'June';
    });
  },
};

for (const [how, fill] of Object.entries(fillings))
  test(`F3: fields fixed ${how}: the button stays under the pointer`, async ({ page, site }) => {
    await site.send.click();
    await expect(page.locator('#name-hint')).toBeVisible();
    // its row: the button itself gives way a little where it is pressed
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
