import { expect, test } from '../helpers/fixtures';

/*
 * The words the owner of the site has settled, exactly. All others are free to change in content/;
 * to change one of these, change it there and here.
 */

test.use({ javaScriptEnabled: false });

const agreed = {
  '/': {
    headings: [
      'Our Core Services',
      'AI Strategy Consulting',
      'Custom AI Implementation',
      'Ethical AI Audits',
      'Ready to Transform Your Business with AI?',
    ],
    links: {
      'Explore Our Services': '/services',
      'Get a Consultation': '/contact',
      'Schedule a Free Call': '/contact',
    },
  },
  '/about': { headings: ['Our Mission: AI for Good in Appalachia', 'Who We Are'], links: {} },
  '/services': {
    headings: [
      'AI Strategy & Roadmap',
      'Custom AI Model Development',
      'AI System Implementation',
      'Ethical AI & Bias Audits',
      'Data Analytics & Insights',
      'AI-Powered Content Generation',
    ],
    links: {},
  },
  '/contact': {
    headings: ["Let's Connect", 'Send Us a Message', 'Contact Information'],
    links: {},
  },
} as const;

for (const [route, { headings, links }] of Object.entries(agreed)) {
  test(`the headings and links of ${route}`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    for (const name of headings) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });
}

test('the headline of the home page', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toContainText(/pioneering ethical AI/i);
  await expect(headline).toContainText(/Mountain State/);
});

test('three cards on the home page, six among the services, an image and three commitments', async ({
  page,
}) => {
  const items = page.getByRole('main').getByRole('listitem');
  const withHeading = items.filter({ has: page.getByRole('heading', { level: 3 }) });
  await page.goto('/');
  await expect(withHeading).toHaveCount(3);
  await page.goto('/services');
  const cards = page.locator('section', { hasText: 'What We Do' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await page.goto('/about');
  await expect(withHeading).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
});

test('bar and footer', async ({ page }) => {
  await page.goto('/');
  const names = (landmark: string) =>
    page.getByRole('navigation', { name: landmark }).getByRole('link').allInnerTexts();
  expect(await names('Main')).toEqual(['Home', 'About', 'Services', 'Contact', 'Get in Touch']);
  expect(await names('Quick Links')).toEqual(['About Us', 'Our Services', 'Contact']);
  const footer = page.getByRole('contentinfo');
  for (const words of ['Quick Links', 'Connect', 'Elizabeth, WV']) {
    await expect(footer.getByText(words, { exact: true })).toBeVisible();
  }
});

test('the ways to reach us', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="mailto:hello@ridgeline.example"]')).toBeVisible();
  await expect(main.locator('a[href="tel:+13045550142"]')).toBeVisible();
  const place = main.locator('a', { hasText: 'Elizabeth, WV' });
  // no href, no rel; the id says that it is meant to lead nowhere
  expect(await place.evaluate((link) => link.getAttributeNames())).toEqual(['id']);
  await expect(main.getByText('This form is a demonstration and sends nothing')).toBeVisible();
});
