import { expect, test } from '../helpers/site/fixtures';

/* “Ask about This” on the card of a service. */

const question = 'About Data Analytics & Insights:\n';

test.beforeEach(({ site }) => site.visit('/services'));

test('asking about a service leads to the form, whose message begins with its title', async ({
  page,
  site,
}) => {
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Data Analytics & Insights' })
    .getByRole('link', { name: 'Ask about This' })
    .click();
  await expect(page).toHaveURL('/contact?about=data-analytics-insights#write');
  await expect(site.field('Message')).toHaveValue(question);
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
});

test('a page opened at such an address begins the message, too, until it is erased', async ({
  site,
}) => {
  await site.visit('/contact?about=data-analytics-insights');
  await expect(site.field('Message')).toHaveValue(question);
  await site.field('Message').fill('');
  await site.field('Name').fill('June');
  await expect(site.field('Message')).toHaveValue('');
});

test('names of no service begin no message', async ({ site }) => {
  await site.visit('/contact?about=no-service');
  await expect(site.field('Message')).toHaveValue('');
});
