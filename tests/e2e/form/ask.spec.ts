import { expect, test } from '../../helpers/site/fixtures';

/* “Ask about This” on the card of a service. */

const question = 'About Data Analytics & Insights:\n';

test('asking about a service leads to the form, whose message begins with its title', async ({
  page,
  site,
}) => {
  await site.visit('/services');
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

type PageData = {
  readonly result: { readonly data: { readonly page: { sections: { __typename: string }[] } } };
};

test('on the page of the form itself, each question begins the message that is empty', async ({
  page,
  site,
}) => {
  // the fixture has no page with both
  await page.route(/\/page-data\/contact\/page-data\.json/, async (route) => {
    const data = (await (await route.fetch()).json()) as PageData;
    const services = await page.request.get('/page-data/services/page-data.json');
    const cards = ((await services.json()) as PageData).result.data.page.sections.filter(
      ({ __typename }) => __typename === 'ServiceCardsSection',
    );
    data.result.data.page.sections.push(...cards);
    await route.fulfill({ json: data });
  });
  await site.visit('/');
  await site.follow('/contact');
  const ask = page
    .getByRole('listitem')
    .filter({ hasText: 'Data Analytics & Insights' })
    .getByRole('link', { name: 'Ask about This' });
  const heading = page.getByRole('heading', { name: 'Send Us a Message' });
  for (const attempt of ['first', 'second']) {
    await ask.click();
    await expect(site.field('Message'), attempt).toHaveValue(question);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await site.field('Message').fill('');
  }
});
