import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from 'static-site/static-server';
import { describeEngines, isHydrated, waitsIn } from 'browser-testing/engines/engines';
import { reportingProxy } from 'browser-testing/engines/reporting-proxy';
import { missingRoute, phone, routes } from '../helpers/site/fixtures';

/*
 * A smoke test in the two other engines, as Debian ships them: every page is visible and hydrated, all
 * features work, the next pages are prefetched, and nothing violates the content policy. Violations come
 * from the browsers' own reports (reporting-proxy.ts).
 */

let site: RunningServer;
let proxy: Awaited<ReturnType<typeof reportingProxy>>;

test.beforeAll(async () => {
  site = await startServer({ dir: 'public' });
  proxy = await reportingProxy(site.url);
});

test.afterAll(async () => {
  proxy.close();
  await site.close();
});

const heading = "document.querySelector('h1').textContent";

/** The heading in a page's server HTML, if its only escaped characters are apostrophes. */
async function serverHeading(route: string): Promise<string> {
  const html = await (await fetch(site.url + route)).text();
  const markup = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
}

const headingIsVisible = `(() => {
  const { width, height, top } = document.querySelector('h1').getBoundingClientRect();
  const { opacity, visibility } = getComputedStyle(document.querySelector('h1'));
  return width > 100 && height > 20 && top < innerHeight && opacity === '1' && visibility === 'visible'
})()`;

describeEngines((engine) => {
  test.beforeEach(() => {
    proxy.reports.length = 0;
    proxy.served.length = 0;
  });
  test.afterEach(() => {
    expect(proxy.reports).toEqual([]);
  });

  const { becomes, says } = waitsIn(engine);
  const isScrolledTo = (y: number) => becomes(`Math.abs(scrollY - ${y}) < 2`);
  const showsPage = async (route: string) => becomes(heading, await serverHeading(route));
  const open = async (route: string) => {
    await engine().open(proxy.url + route);
    await becomes(isHydrated);
  };

  for (const route of [...routes, missingRoute]) {
    test(`shows ${route} and hydrates it`, async () => {
      await engine().open(proxy.url + route);
      expect(await engine().run(`return ${headingIsVisible}`)).toBe(true);
      await becomes(isHydrated);
      expect(await engine().run(`return ${headingIsVisible}`)).toBe(true);
    });
  }

  test("loads the site's own fonts", async () => {
    await open('/');
    // with unknown fallback fonts, these wait for the second page
    await engine().click('footer a[href="/about"]');
    await showsPage('/about');
    for (const family of ['Besley', 'Atkinson Hyperlegible Next'])
      await becomes(`[...document.fonts].some((font) =>
        font.status === 'loaded' && font.family.replaceAll('"', '') === '${family}')`);
  });

  test('navigates from page to page without loading a document', async () => {
    await open('/');
    await engine().run('window.stayed = true');
    for (const route of ['/about', '/services', '/contact']) {
      await engine().click(`footer a[href="${route}"]`);
      await becomes('location.pathname', route);
      await showsPage(route);
      await becomes(headingIsVisible);
    }
    expect(await engine().run('return window.stayed')).toBe(true);
  });

  test('prefetches the next page', async () => {
    const data = '/page-data/services/page-data.json';
    await open('/about');
    await engine().run(`document.querySelector('footer a[href="/services"]').scrollIntoView()`);
    await expect.poll(() => proxy.served).toContain(data);
    proxy.served.length = 0;
    await engine().click('footer a[href="/services"]');
    await showsPage('/services');
    expect(proxy.served).not.toContain(data);
  });

  test('restores scroll positions', async () => {
    const elsewhere = `data:text/html,<a href="${proxy.url}/services">There</a>`;
    await open('/services');
    await engine().run('scrollTo(0, 1500)');
    await engine().open(elsewhere);
    await engine().click('a');
    await becomes(isHydrated);
    await isScrolledTo(0);
    await engine().run('scrollTo(0, 900)');
    await isScrolledTo(900);
    await engine().run('window.left = true; setTimeout(() => location.reload())');
    await becomes('!window.left');
    await becomes(isHydrated);
    await isScrolledTo(900);
    await engine().open(elsewhere);
    await engine().run('setTimeout(() => history.back())');
    await becomes('location.pathname', '/services');
    await becomes(isHydrated);
    await isScrolledTo(900);
    await engine().run("location.hash = 'main'");
    await engine().run('scrollTo(0, 1200)');
    await isScrolledTo(1200);
    // WebDriver would scroll to what it clicks
    await engine().run(`document.querySelector('a[href="/about"]').click()`);
    await showsPage('/about');
    await isScrolledTo(0);
    await engine().run('history.back()');
    await isScrolledTo(1200);
    await engine().run('history.back()');
    await becomes('location.hash', '');
    await isScrolledTo(900);
  });

  test('shows notifications, and the errors of the contact form', async () => {
    await open('/contact');
    await engine().click('footer button');
    await says('Coming Soon!');
    // overflow could be scrolled to in these engines
    await engine().run("window.notification = document.querySelector('li[data-state]')");
    expect(await engine().run('return notification.scrollWidth - notification.clientWidth')).toBe(
      0,
    );
    const errors = `[...document.querySelectorAll('form [aria-invalid=true]')].map((field) =>
      field.name + ' ' + field.getAttribute('aria-describedby')).join()`;
    expect(await engine().run(`return ${errors}`)).toBe('');
    await engine().click('form button');
    await becomes(errors, 'name name-hint,email email-hint,message message-hint');
    await engine().run(`
      const values = { name: 'June', email: 'june@example.org', message: 'Hello' };
      for (const [name, value] of Object.entries(values)) {
        document.querySelector('form [name="' + name + '"]').value = value;
      }`);
    await engine().click('form button');
    await says('Message Sent (Simulation)');
    expect(await engine().run('return location.search')).toBe('');
  });

  test('works after Back to a document left while a notification was open', async () => {
    await open('/about');
    await engine().click('footer button');
    await says('Coming Soon!');
    await engine().open(`${proxy.url}/licenses.txt`);
    await engine().run('setTimeout(() => history.back())');
    await becomes('location.pathname', '/about');
    await becomes(isHydrated);
    await engine().run(`document.querySelector('a[href="/contact"]').click()`);
    await showsPage('/contact');
  });

  test('navigates by the menu on a phone', async () => {
    await engine().resize(phone.width, phone.height);
    await open('/about');
    const isOpen = "document.querySelector('#site-menu').matches(':popover-open')";
    expect(await engine().run(`return ${isOpen}`)).toBe(false);
    await engine().click('[popovertarget="site-menu"]');
    await becomes(isOpen);
    await engine().click('#site-menu a[href="/services"]');
    await showsPage('/services');
    await becomes(isOpen, false);
  });

  test('reports what the policy blocks, on which these tests rely', async () => {
    await engine().open(proxy.url);
    await engine().run(`
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/picture.png';
      document.body.append(picture);`);
    await expect.poll(() => proxy.reports.join()).toContain('img-src');
    proxy.reports.length = 0;
  });
});
