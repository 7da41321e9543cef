import { anchor } from '../../../src/fields/common-fields';
import { reservedAnchors } from '../../../src/model/reserved-anchors';
import { readContent } from '../../helpers/content/content';
import {
  desktop,
  everyRoute,
  expect,
  missingRoute,
  routes,
  test,
} from '../../helpers/site/fixtures';
import { headFacts, writtenHeads } from '../../helpers/measure/head';

test.use({ viewport: desktop });

test('every page links to every other, and navigation updates the head', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const heads = await writtenHeads(browser, baseURL, routes);
  await site.visit(missingRoute);
  // what a page has in its head doesn't depend on which page was before, except after one that lacks most of it
  for (const route of [...routes, '/'] as const) {
    await test.step(`to ${route}`, async () => {
      await site.follow(route);
      for (const linked of routes) await expect(site.link(linked)).toBeVisible();
      await expect(page.locator('[aria-current="page"]')).toHaveAttribute('href', route);
      await expect.poll(() => headFacts(page)).toEqual(heads.get(route));
    });
  }
});

test('the logo, the call to action and the links in the footer work', async ({ site }) => {
  const { header, footer } = site;
  await site.visit('/about');
  for (const [link, route] of [
    [header.getByRole('link', { name: 'Get in Touch' }), '/contact'],
    [header.getByRole('link').first(), '/'],
    [footer.getByRole('link', { name: 'About Us' }), '/about'],
    [footer.getByRole('link', { name: 'Our Services' }), '/services'],
    [footer.getByRole('link', { name: 'Contact' }), '/contact'],
    [footer.getByRole('link').first(), '/'],
  ] as const) {
    await link.click();
    await site.shows(route);
  }
});

test('a missing page answers with 404 and links to every page', async ({ page, site }) => {
  const response = await page.goto(missingRoute);
  expect(response?.status()).toBe(404);
  await site.shows(missingRoute);
  for (const route of routes)
    await expect(site.main.locator(`a[href="${route}"]`).first()).toBeVisible();
  await site.main.locator('a[href="/services"]').first().click();
  await site.shows('/services');
});

test('the copyright year is the current one, not that of the build', async ({ page, site }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await site.visit('/');
  await expect(site.footer.getByText(/©/)).toContainText('© 2031');
});

test("no id of the site's own can collide with an anchor of the content", async ({ page }) => {
  const { pages, services } = readContent();
  const sections = pages.flatMap((page) => page.sections);
  const known = [
    ...reservedAnchors,
    ...sections.flatMap((section) => section.anchor ?? []),
    // the ids of cards, which the content check knows
    ...services.map(({ slug }) => slug),
  ];
  for (const route of everyRoute) {
    await page.goto(route);
    const ids = await page.locator('[id]').evaluateAll((parts) => parts.map(({ id }) => id));
    expect(ids).toContain('main');
    const unknown = ids.filter((id) => !known.includes(id));
    expect(unknown.filter((id) => anchor.safeParse(id).success)).toEqual([]);
  }
});

test('a new page’s wrapper, which has the focus, has no name to be read before the announcement', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await site.follow('/about');
  const wrapper = page.locator('#gatsby-focus-wrapper');
  await expect(wrapper).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#gatsby-focus-wrapper',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  expect(nodes[0]?.name?.value).toBe('');
});
