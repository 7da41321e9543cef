import type { Page } from '@playwright/test';
import { scriptPolicy } from 'gatsby-plugin-content-policy/page-policy';
import { expect, test } from '../../helpers/site/fixtures';

/* What injected markup and code cannot do. */

test.use({ allowedErrors: 'any' });

const mark = "document.documentElement.dataset.hacked='yes'";
const hacked = (page: Page) => page.locator('html[data-hacked]');

/** Opens a page with markup added to its body. */
async function openWith(page: Page, more: string): Promise<void> {
  await page.unrouteAll();
  // React would remove it
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', () => `${more}</main>`) });
  });
  // pictures and fonts don't matter
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
}

const injections = {
  'a script': `<script>${mark}</script>`,
  'a script of another origin': '<script src="https://evil.example/x.js"></script>',
  'a script in a data URL': `<script src="data:text/javascript,${mark}"></script>`,
  'an event handler': `<img src="/no-such-picture" alt="" onerror="${mark}">`,
  'a frame': `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
  'a style element': '<style>main { display: none }</style>',
  'a style attribute': '<p style="position: fixed; inset: 0">All yours</p>',
  'an object': '<object data="data:text/html,<p>object</p>"></object>',
  // not even from the site's own origin
  'a frame of this site': '<iframe src="/contact"></iframe>',
  'an object of this site': '<object data="/favicon.svg"></object>',
  'a video of this site': '<video src="/favicon.svg"></video>',
  'an audio file of this site': '<audio src="/favicon.svg"></audio>',
  'a picture of another origin': '<img src="https://evil.example/x.png" alt="">',
  'a prefetch from another origin': '<link rel="prefetch" href="https://evil.example/">',
};

test('injected scripts, styles and resources are blocked', async ({ page }) => {
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

test('an injected javascript: link runs nothing', async ({ page, site }) => {
  await openWith(page, `<a id="trap" href="javascript:${mark}">More</a>`);
  await page.locator('#trap').click();
  await site.heading.click();
  await expect(hacked(page)).toHaveCount(0);
});

test('an injected base element changes no link', async ({ page, baseURL }) => {
  await openWith(page, '<base href="https://evil.example/"><a id="link" href="/contact">x</a>');
  await expect(page.locator('#link')).toHaveJSProperty('href', `${String(baseURL)}/contact`);
});

/** The part of the Trusted Types API that is used here. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: object,
  ) => { readonly createScriptURL: (address: string) => string };
};
declare const trustedTypes: TrustedTypes;

const sinks: Readonly<Record<string, (code: string) => unknown>> = {
  innerHTML: (code) => {
    document.body.innerHTML = `<img src="x" alt="" onerror="${code}">`;
  },
  insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
  'an inline script': (code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
  },
  'a script by its URL': () => {
    const script = document.createElement('script');
    script.src = '/elsewhere.js';
    document.body.append(script);
  },
  eval: (code) =>
    // in a later task, since the policy doesn't apply to code that a debugger runs
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

test('code can neither write markup nor fetch from another origin', async ({ page, site }) => {
  await site.visit('/about');
  for (const [name, attempt] of Object.entries(sinks)) {
    await expect(page.evaluate(attempt, mark), name).rejects.toThrow(/TypeError|EvalError/);
    await expect(hacked(page), name).toHaveCount(0);
  }
  const fetching = page.evaluate(() => fetch('https://evil.example/').then(() => 'done'));
  await expect(fetching).rejects.toThrow(/Failed to fetch/);
});

test('a worker is blocked, even under an allowed Trusted Types policy', async ({ page }) => {
  // without scripts, as webpack would create the policy of that name
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

test('the page cannot be framed', async ({ page, baseURL }) => {
  const body = `<iframe src="${String(baseURL)}/about"></iframe>`;
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('https://evil.example/');
  // the browser's own error page
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').locator('#___gatsby')).toHaveCount(0);
});
