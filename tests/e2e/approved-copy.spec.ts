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
  '/about': {
    headings: ['Our Mission: AI for Good in Appalachia', 'Who We Are'],
    links: {},
  },
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
    links: {
      'hello@ridgeline.example': 'mailto:hello@ridgeline.example',
      '(304) 555-0142': 'tel:+13045550142',
    },
  },
} as const;

for (const [route, { headings, links }] of Object.entries(agreed)) {
  test(`the headings and links of ${route}`, async ({ page, site: { main } }) => {
    await page.goto(route);
    for (const name of headings)
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const [name, href] of Object.entries(links))
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });
}

test('the place leads nowhere', async ({ page, site }) => {
  await page.goto('/contact');
  const place = site.main.locator('a', { hasText: 'Elizabeth, WV' });
  // no href, no rel; the id says that it is meant to lead nowhere
  expect(await place.evaluate((link) => link.getAttributeNames())).toEqual(['id']);
});
