import { expect, test } from '../helpers/fixtures';
import { livePages } from '../helpers/live-pages';

for (const { page, route } of livePages) {
  test(`${route} answers at its own address, without a detour`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(page.path === '/404' ? 404 : 200);
  });
}

test('every link of the site leads somewhere, and none ends in a slash', async ({ request }) => {
  const pages = await Promise.all(
    livePages.map(async ({ route }) => (await request.get(route)).text()),
  );
  const links = pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]);
  const addresses = [...new Set(links.map(([, href = '']) => href))];
  expect(addresses).not.toEqual([]);
  for (const address of addresses) {
    expect(address).toMatch(/^\/$|[^/]$/);
    const [path = '/', anchor] = address.split('#');
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    if (anchor) expect(await response.text()).toContain(`id="${anchor}"`);
  }
});
