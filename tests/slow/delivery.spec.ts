import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readHeadersFile } from 'static-site/headers';
import { axeFaults } from '../helpers/measure/axe';
import { deliveryWords, thanksHeading } from '../helpers/content/delivery-content';
import { deliverySite } from '../helpers/builds/delivery-site';
import { goodBehaviors, misbehaviors } from '../helpers/builds/form-endpoint';
import { headings, hydrated, siteOf, typed } from '../helpers/site/site';
import { requestsOf } from '../helpers/site/requests';

/* A contact form with delivery, to a service that works and one that fails. */

const { endpoint, behave, holdAnswer, origin, served, folder } = deliverySite('delivery');

test.use({ ignoreHTTPSErrors: true });

/** The page's parts, with those of a form that is sent. */
const formOf = (page: Page) => ({
  ...siteOf(page),
  send: page.locator('form button'),
  thanks: page.locator('li[data-state]').getByText('Message Sent', { exact: true }),
  failure: page.locator('li[data-state]').getByText(deliveryWords.failed.title, { exact: true }),
  explanation: page.locator('form').getByText(deliveryWords.failed.text, { exact: true }),
  status: page.locator('form [role=status]'),
  values: () =>
    page
      .locator('form [data-field]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
});

async function fillIn(page: Page) {
  const form = formOf(page);
  await page.goto(served('/contact'));
  await hydrated(page);
  await form.fill();
  return form;
}

for (const name of goodBehaviors) {
  test(`F13: when the service ${name}, the message is confirmed and the fields are emptied`, async ({
    page,
  }) => {
    const form = await fillIn(page);
    behave(name);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(await form.values()).toEqual(['', '', '']);
    expect(page.url()).toBe(served('/contact'));
    await expect(form.send).toHaveText('Send Message');
    await expect(form.send).toBeFocused();
    expect(endpoint.received).toHaveLength(1);
    const [received] = endpoint.received;
    expect(received).toMatchObject({ method: 'POST', address: '/f/ridgeline' });
    expect(received?.fields).toEqual({ ...typed, _gotcha: '' });
    expect(received?.headers.cookie).toBeUndefined();
    expect(received?.headers.referer).toBe(`${new URL(page.url()).origin}/`);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('unsent');
  });
}

for (const name of misbehaviors) {
  test(`F14: when the service ${name}, an error is shown, nothing is lost, and a retry works`, async ({
    page,
  }) => {
    const form = await fillIn(page);
    behave(name);
    await form.send.click();
    await expect(form.failure).toBeVisible();
    await expect(form.explanation).toBeVisible();
    await expect(form.thanks).toHaveCount(0);
    await expect(form.send).toHaveAccessibleDescription(new RegExp(deliveryWords.failed.text));
    expect(await form.values()).toEqual(Object.values(typed));
    await expect(form.field('Name')).toBeEditable();
    behave('answers with JSON');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.explanation).toHaveCount(0);
    expect(await form.values()).toEqual(['', '', '']);
  });
}

test('F14: without a network an error is shown, nothing is lost, and a retry works', async ({
  page,
  context,
}) => {
  const ended = requestsOf(page);
  const form = await fillIn(page);
  await form.field('Name').focus();
  await ended();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await expect(form.explanation).toBeVisible();
  expect(await form.values()).toEqual(Object.values(typed));
  await context.setOffline(false);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
});

test('F14: if the chunk that sends fails to load, an error is shown and nothing is lost', async ({
  page,
}) => {
  await page.goto(served('/contact'));
  await hydrated(page);
  await page.route('**/*.js', (route) => route.abort());
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const form = formOf(page);
  await form.fill();
  await form.send.click();
  await expect(form.explanation).toBeVisible();
  await expect.poll(() => alerts.join()).toContain(deliveryWords.failed.text);
  expect(await form.values()).toEqual(Object.values(typed));
  expect(endpoint.received).toEqual([]);
});

test('F12: while sending, button and status region say so, and the fields are read-only', async ({
  page,
}) => {
  const form = await fillIn(page);
  const release = holdAnswer();
  await expect(form.status).toBeEmpty();
  await form.send.click();
  await expect(form.send).toHaveText(deliveryWords.sending);
  await expect(form.send).toHaveAttribute('aria-disabled', 'true');
  await expect(form.status).toHaveText(deliveryWords.sending);
  await expect(form.field('Message')).not.toBeEditable();
  await expect(form.send).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  release();
  await expect(form.thanks).toBeVisible();
  await expect(form.status).toBeEmpty();
  await expect(form.field('Message')).toBeEditable();
});

test('a form with a failed message has no accessibility violations', async ({ page }) => {
  const form = await fillIn(page);
  behave('fails (500)');
  await form.send.click();
  await expect(form.explanation).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

const twice: Readonly<Record<string, (form: ReturnType<typeof formOf>) => Promise<void>>> = {
  'a double click': ({ send }) => send.dblclick(),
  'Enter held down': async ({ field, page }) => {
    await field('Email').focus();
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'two submits at once': ({ page }) =>
    page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    }),
};

for (const [gesture, act] of Object.entries(twice)) {
  test(`F12: ${gesture} sends one message`, async ({ page }) => {
    const form = await fillIn(page);
    const release = holdAnswer();
    await act(form);
    await expect.poll(() => endpoint.received).toHaveLength(1);
    await form.send.click({ force: true });
    release();
    await expect(form.thanks).toBeVisible();
    expect(endpoint.received).toHaveLength(1);
  });
}

test('F12: a message of any length is sent', async ({ page }) => {
  const form = await fillIn(page);
  const text = 'A long story. '.repeat(5_000);
  await form.field('Message').fill(text);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(endpoint.received[0]?.fields.message).toBe(text);
});

test('if the visitor leaves while sending, the next page shows the confirmation', async ({
  page,
}) => {
  const form = await fillIn(page);
  const release = holdAnswer();
  await form.send.click();
  await expect(form.status).toHaveText(deliveryWords.sending);
  await form.footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(served('/about'));
  release();
  await expect(form.thanks).toBeVisible();
  await page.goBack();
  await expect(form.field('Name')).toHaveValue('');
});

for (const [way, pages] of [
  ['choosing its page again', []],
  ['visiting another page', ['/about']],
] as const)
  test(`F12: ${way} while sending doesn't prevent the confirmation`, async ({ page }) => {
    const form = await fillIn(page);
    const release = holdAnswer();
    await form.send.click();
    await expect(form.status).toHaveText(deliveryWords.sending);
    for (const route of [...pages, '/contact'] as const) {
      await form.link(route).click();
      await expect(page).toHaveURL(served(route));
    }
    release();
    await expect(form.thanks).toBeVisible();
    // the page with the form may be shown after the confirmation
    await expect.poll(form.values).toEqual(['', '', '']);
    expect(endpoint.received).toHaveLength(1);
  });

test('F16: a link loads the page as a document, and its form is sent', async ({ page }) => {
  await page.goto(served('/about'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const form = formOf(page);
  await expect(form.link('/contact')).toHaveCount(1);
  await form.link('/contact').click();
  await expect(page).toHaveURL(served('/contact'));
  await hydrated(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(form.link('/contact')).toHaveAttribute('aria-current', 'page');
  await form.fill();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(served('/about'));
});

test('F16: Back from a reloaded page loads it as a document, and its form is sent', async ({
  page,
}) => {
  const form = formOf(page);
  await page.goto(served('/contact'));
  await hydrated(page);
  await form.link('/about').click();
  await expect(page).toHaveURL(served('/about'));
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.goBack();
  await expect(page).toHaveURL(served('/contact'));
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  await form.fill();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.goForward();
  await expect(form.heading).toHaveText(headings['/about']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('F15: the browser sends the message, and ends at the thank-you page', async ({ page }) => {
    behave('answers with a redirect');
    await page.goto(served('/contact'));
    const form = formOf(page);
    await expect(page.getByText(/JavaScript/).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(deliveryWords.privacy)).toBeVisible();
    await form.fill();
    await form.send.click();
    await expect(form.heading).toHaveText(thanksHeading);
    await expect(page).toHaveURL(served('/contact/sent'));
    expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...typed, _gotcha: '' }]);
  });
});

test('F15: before hydration the browser sends the message', async ({ page }) => {
  behave('answers with a redirect');
  const form = formOf(page);
  await page.route('**/*.js', () => undefined);
  await page.goto(served('/contact'));
  await form.fill();
  await form.field('Email').press('Enter');
  await expect(form.heading).toHaveText(thanksHeading);
  expect(endpoint.received).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('if scripts fail, nothing says that the form needs them', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(served('/contact'));
  await page.keyboard.press('Tab');
  await page.locator('body[data-scripts=failed]').waitFor();
  await expect(page.locator('form [role=alert]')).toHaveCount(0);
});

test.describe('the content policy', () => {
  const policyOf = async (route: string) =>
    /Content-Security-Policy" content="([^"]*)"/.exec(
      await readFile(path.join(folder, route, 'index.html'), 'utf8'),
    )?.[1] ?? '';
  const directive = (policy: string, name: string) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

  test('F16: allows the origin of the service on that page only', async () => {
    const headersOf = readHeadersFile(await readFile(path.join(folder, '_headers'), 'utf8'));
    for (const [route, forms, connections] of [
      ['/contact', `${origin()} 'self'`, `'self' ${origin()}`],
      ['/contact/sent', "'none'", undefined],
      ['/', "'none'", undefined],
      ['/about', "'none'", undefined],
    ] as const) {
      const policy = await policyOf(route);
      expect(directive(policy, 'form-action'), route).toBe(forms);
      expect(directive(policy, 'connect-src'), route).toBe(connections);
      const header = headersOf(route)['Content-Security-Policy'] ?? '';
      expect(header.match(/form-action [^;,]*/g), route).toEqual([`form-action ${forms}`]);
    }
  });
});
