import { expect, missingRoute, test } from '../../helpers/site/fixtures';

/* Texts with marks, answers and labels. The fixture's 404 page has all of them. */

const question = /^What should we take along/;
const answer = 'water for everybody in the car';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer opens and closes', async ({ page, site }) => {
    await page.goto(missingRoute);
    await expect(site.main.getByText(answer)).toBeHidden();
    await site.main.getByText(question).click();
    await expect(site.main.getByText(answer)).toBeVisible();
    await site.main.getByText(question).press('Enter');
    await expect(site.main.getByText(answer)).toBeHidden();
  });
});

test('the first answer is open from the start, alone', async ({ page }) => {
  await page.goto(missingRoute);
  const answers = page.locator('main details');
  expect(await answers.count()).toBeGreaterThan(1);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(answers.first()).toHaveAttribute('open');
});

test('the browser finds words in a closed answer, and opens it', async ({ page, site }) => {
  await site.visit(missingRoute);
  // a link to words in a text searches like the browser's own search
  await page.goto(`${missingRoute}#:~:text=water%20for%20everybody`);
  await expect(site.main.getByText(answer)).toBeVisible();
});

test('closed answers are printed', async ({ page, site }) => {
  await site.visit(missingRoute);
  await expect(site.main.getByText(answer)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(site.main.getByText(answer)).toBeVisible();
});

test('a question is easy to hit', async ({ site, page }) => {
  await page.goto(missingRoute);
  const box = await site.main.locator('summary').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('a link in a text is followed without loading a document', async ({ page, site }) => {
  await site.visit(missingRoute);
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await site.main.getByRole('link', { name: 'Our services', exact: true }).click();
  await expect(page).toHaveURL('/services#how-it-runs');
  expect(documents).toBe(0);
});

test('a link in a text to another site is like all of them', async ({ page, site }) => {
  await page.goto(missingRoute);
  const link = site.main.getByRole('link', { name: 'a map of the state' });
  await expect(link).toHaveAttribute('rel', 'noopener');
});
