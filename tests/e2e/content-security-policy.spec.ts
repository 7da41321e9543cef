import type { Page } from '@playwright/test';
import { scriptPolicy } from '../../src/gatsby/post-build/csp';
import { expect, test } from '../helpers/fixtures';

/* What someone who gets markup or code into a page can not do there. */

test.use({ allowedErrors: 'any' });

const mark = "document.documentElement.dataset.hacked='yes'";
const hacked = (page: Page) => page.locator('html[data-hacked]');

/** Opens a page with something more in its body than was built. */
async function openWith(page: Page, more: string): Promise<void> {
  await page.unrouteAll();
  // React would remove it
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', () => `${more}</main>`) });
  });
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

test('whatever is injected that runs, loads or styles is blocked', async ({ page }) => {
  for (const [name, html] of Object.entries(injections)) {
    await test.step(name, async () => {
      const violation = page.waitForEvent('console', (message) =>
        /Content Security Policy|Refused/.test(message.text()),
      );
      await openWith(page, html);
      await violation;
      await expect(hacked(page)).toHaveCount(0);
    });
  }
});

test('an injected link of script runs nothing', async ({ page, site }) => {
  await openWith(page, `<a id="trap" href="javascript:${mark}">More</a>`);
  await page.locator('#trap').click();
  await site.heading.click();
  await expect(hacked(page)).toHaveCount(0);
});

test('an injected base changes no link', async ({ page, baseURL }) => {
  await openWith(page, '<base href="https://evil.example/"><a id="link" href="/contact">x</a>');
  await expect(page.locator('#link')).toHaveJSProperty('href', `${String(baseURL)}/contact`);
});

/** What code uses to write text as code or markup. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: object,
  ) => { readonly createScriptURL: (address: string) => string };
};
declare const trustedTypes: TrustedTypes;

const sinks: Readonly<Record<string, (code: string) => unknown>> = {
  'markup from text': (code) => {
    document.body.innerHTML = `<img src="x" alt="" onerror="${code}">`;
  },
  'markup beside': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
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
  'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
};

test('code can neither write markup nor ask another origin', async ({ page, site }) => {
  await site.visit('/about');
  for (const [name, attempt] of Object.entries(sinks)) {
    await expect(page.evaluate(attempt, mark), name).rejects.toThrow(/TypeError|EvalError/);
    await expect(hacked(page), name).toHaveCount(0);
  }
  const asked = page.evaluate(() => fetch('https://evil.example/').then(() => 'done'));
  await expect(asked).rejects.toThrow(/Failed to fetch/);
});

test('a worker of this site is refused, even under a name scripts may use', async ({ page }) => {
  // before webpack has taken the name
  await openWith(page, '');
  const directive = page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const policy = trustedTypes.createPolicy(name, { createScriptURL: String });
        new Worker(policy.createScriptURL('/app.js'));
      }),
    scriptPolicy,
  );
  expect(await directive).toBe('worker-src');
});

test('who frames the page sees nothing of it', async ({ page, baseURL }) => {
  const body = `<iframe src="${String(baseURL)}/about"></iframe>`;
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('https://evil.example/');
  // what stands there is the browser's own page
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').locator('#___gatsby')).toHaveCount(0);
});
