import { expect, test } from '../../helpers/site/fixtures';

test('F5, F6, F8: the form has no action, and the policy forbids sending', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).not.toMatch(/<form[^>]* action=/);
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy"[^>]*form-action 'none'/i);
});

test('F5: without delivery, no script contains code that sends', async ({ page, site }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  await site.visit('/contact');
  // the notification's chunk, the last that a visit to the form fetches
  const last = page.waitForResponse(/\.js$/);
  await site.field('Name').focus();
  await last;
  const scripts = (await Promise.all(bodies)).join();
  expect(scripts).toContain('"dialog"');
  expect(scripts).not.toMatch(/opaqueredirect/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('F5, F7: nothing is sent or lost, and the form says why', async ({ page, site }) => {
    await page.goto('/contact');
    const sent = site.sent();
    await site.fill();
    await site.send.click();
    await expect(page).toHaveURL('/contact');
    await expect(site.field('Name')).toHaveValue('June Carpenter');
    expect(sent).toEqual([]);
    const why = site.main.getByText(/JavaScript/).filter({ visible: true });
    await expect(why).toHaveCount(1);
  });
});

test.describe('when scripts fail to load', () => {
  test.use({ allowedErrors: 'any' });

  test('F5, F6: a plain submit of an altered form is blocked', async ({ page, site }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await site.fill();
    const sent = site.sent();
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('form-action'),
    );
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.setAttribute('method', 'get');
      form.submit();
    });
    await blocked;
    expect(sent).toEqual([]);
    // not toHaveURL, which would wait for the blocked navigation
    expect(page.url()).toMatch(/\/contact$/);
  });
});
