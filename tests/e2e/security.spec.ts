import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { scriptPolicy } from '../../src/gatsby/post-build/csp';
import { headersFor } from '../../src/gatsby/hosts/headers';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { fixturePublic } from '../helpers/fixture-site';
import { expect, hydrated, missingRoute, phone, routes, test } from '../helpers/fixtures';
import { hostAnswer } from '../helpers/host-answer';

/* Nothing runs but what was built; and what was built does all that it does without an error. */

/** The policy that a page carries, as written. */
function policyOf(html: string): string {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
  return meta?.[1] ?? '';
}

test.describe('a visit that begins at', () => {
  test.use({ viewport: phone });

  for (const entry of [...routes, missingRoute]) {
    test(`${entry} and does all one can do meets no lock`, async ({ page }) => {
      await page.goto(entry);
      await hydrated(page);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      const bar = page.getByRole('navigation', { name: 'Main' });
      for (const target of routes) {
        await menu.click();
        await bar.locator(`li a[href="${target}"]`).click();
        await expect(page).toHaveURL(new URL(target, page.url()).href);
        await expect(page.locator('h1')).toBeVisible();
        await page.getByRole('contentinfo').getByRole('button').first().click();
        await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
      }
      await page.getByRole('textbox', { name: 'Name' }).fill('June');
      await page.getByRole('textbox', { name: 'Email' }).fill('june@example.org');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await page.locator('form').getByRole('button').click();
      await expect(page.getByText('Message Sent (Simulation)', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/services$/);
    });
  }
});

test('the policy of every page comes first, and allows no text to run', async ({ request }) => {
  for (const route of [...routes, missingRoute]) {
    const html = await (await request.get(route)).text();
    expect(html, route).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/?><meta http-equiv="Content-Security-Policy"/,
    );
    const policy = policyOf(html);
    expect(policy, route).toContain("default-src 'self'; base-uri 'none'; child-src 'none'");
    expect(policy, route).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
    expect(
      findings.filter(({ severity }) => grave.includes(severity)),
      route,
    ).toEqual([]);
  }
});

test('every answer carries the headers of the table', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /<script src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(script).not.toBe('');
  for (const address of ['/', '/about', script, '/favicon.svg', '/sitemap.xml']) {
    const headers = new Headers((await request.get(address)).headers());
    for (const [name, value] of Object.entries(headersFor(address))) {
      expect(headers.get(name), `${name} of ${address}`).toBe(value);
    }
  }
  const missing = new Headers((await request.get(missingRoute)).headers());
  for (const [name, value] of Object.entries(headersFor('/404.html'))) {
    expect(missing.get(name)).toBe(value);
  }
});

test('Netlify and Cloudflare are told the same of every file that was built', async () => {
  const rules = readFileSync(`${fixturePublic}/_headers`, 'utf8');
  for (const file of await filesOf(fixturePublic))
    expect(hostAnswer(rules, `/${file}`), file).toEqual(headersFor(`/${file}`));
});

test('whom to tell of a weakness is said where it is looked for', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test.describe('an intruder', () => {
  test.use({ allowedErrors: 'any' });

  const mark = "document.documentElement.dataset.hacked='yes'";
  const hacked = (page: Page) => page.locator('html[data-hacked]');

  /** Lets the server send a page with something more in its body than was built, which is returned. */
  async function alteredPage(page: Page): Promise<{ more: string }> {
    const altered = { more: '' };
    // React would remove it
    await page.route('**/*.js', (route) => route.abort());
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</main>', () => `${altered.more}</main>`);
      await route.fulfill({ response, body });
    });
    return altered;
  }

  async function openWith(page: Page, more: string): Promise<void> {
    (await alteredPage(page)).more = more;
    await page.goto('/about');
  }

  const injections = {
    'a script': `<script>${mark}</script>`,
    'a script of another origin': '<script src="https://evil.example/x.js"></script>',
    'a script in an address': `<script src="data:text/javascript,${mark}"></script>`,
    'a handler': `<img src="/no-such-picture" alt="" onerror="${mark}">`,
    'a frame': `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
    'a style element': '<style>main { display: none }</style>',
    'a style attribute': '<p style="position: fixed; inset: 0">All yours</p>',
    'an object': '<object data="data:text/html,<p>object</p>"></object>',
    // nor from where the rest of the site comes from
    'a frame of this site': '<iframe src="/contact"></iframe>',
    'an object of this site': '<object data="/favicon.svg"></object>',
    'a film of this site': '<video src="/favicon.svg"></video>',
    'a sound of this site': '<audio src="/favicon.svg"></audio>',
    'a picture of another origin': '<img src="https://evil.example/x.png" alt="">',
    'a link ahead to another origin': '<link rel="prefetch" href="https://evil.example/">',
  };

  test('who writes something that runs, loads or styles into the page has it blocked', async ({
    page,
  }) => {
    const altered = await alteredPage(page);
    for (const [name, html] of Object.entries(injections)) {
      await test.step(name, async () => {
        altered.more = html;
        const violation = page.waitForEvent('console', {
          predicate: (message) => /Content Security Policy|Refused/.test(message.text()),
        });
        await page.goto('/about');
        await violation;
        await expect(hacked(page), name).toHaveCount(0);
      });
    }
  });

  test('who writes a style into the page changes nothing', async ({ page }) => {
    await openWith(page, '<style>h1{position:fixed}</style><p id="p" style="position:fixed">x</p>');
    for (const element of [page.locator('h1'), page.locator('#p')]) {
      expect(await element.evaluate((node) => getComputedStyle(node).position)).not.toBe('fixed');
    }
  });

  test('who writes a link of script into the page runs nothing', async ({ page }) => {
    await openWith(page, `<a id="trap" href="javascript:${mark}">More</a>`);
    await page.locator('#trap').click();
    await page.locator('h1').click();
    await expect(hacked(page)).toHaveCount(0);
  });

  test('who writes a base into the page leads no link astray', async ({ page }) => {
    await openWith(page, '<base href="https://evil.example/"><a id="link" href="/contact">x</a>');
    const target = await page.locator('#link').evaluate((link: HTMLAnchorElement) => link.href);
    expect(new URL(target).host).toBe(new URL(page.url()).host);
  });

  const sinks: Readonly<Record<string, (code: string) => unknown>> = {
    'markup from text': (code) => {
      document.body.innerHTML = `<img src="x" alt="" onerror="${code}">`;
    },
    'markup beside': () => {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
    },
    'a new script': (code) => {
      const script = document.createElement('script');
      script.textContent = code;
      document.body.append(script);
    },
    'a script from elsewhere': () => {
      const script = document.createElement('script');
      script.src = '/elsewhere.js';
      document.body.append(script);
    },
    'code from text': (code) =>
      // later, since a debugger may do at once what a page may not
      new Promise((resolve, reject) => {
        const run = window.eval;
        setTimeout(() => {
          try {
            resolve(run(code));
          } catch (error) {
            reject(error instanceof Error ? error : new Error('refused'));
          }
        }, 0);
      }),
    'a policy of its own': () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('mine', {});
    },
  };

  test('who makes the page write text as code or markup, or ask another origin, is refused', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    for (const [name, attempt] of Object.entries(sinks)) {
      await expect(page.evaluate(attempt, mark), name).rejects.toThrow(/TypeError|EvalError/);
      await expect(hacked(page), name).toHaveCount(0);
    }
    const asked = page.evaluate(() => fetch('https://evil.example/').then(() => 'done'));
    await expect(asked).rejects.toThrow(/Failed to fetch/);
  });

  test('who starts a worker of this site is refused, even under a name that scripts may use', async ({
    page,
  }) => {
    // before webpack has taken the name
    await openWith(page, '');
    const directives = page.evaluate(
      (name) =>
        new Promise<string>((resolve) => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: {
              createPolicy: (
                name: string,
                rules: object,
              ) => { createScriptURL: (address: string) => string };
            };
          };
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            resolve(effectiveDirective);
          });
          const policy = trustedTypes.createPolicy(name, { createScriptURL: String });
          new Worker(policy.createScriptURL('/app.js'));
        }),
      scriptPolicy,
    );
    expect(await directives).toBe('worker-src');
  });

  test('who frames the page sees nothing of it', async ({ page, baseURL }) => {
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}/about"></iframe>`,
      }),
    );
    await page.goto('https://evil.example/');
    // what stands there is the browser's own page
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe').locator('#___gatsby')).toHaveCount(0);
  });
});
