import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { headersFile } from 'static-site/headers';
import { startServer } from 'static-site/static-server';
import { ContentCopy } from '../../../../tests/helpers/content/content-copy';
import { test as base } from '../../../../tests/helpers/site/fixtures';
import { writeHostedEditor } from '../../src/server/write-hosted';
import { GithubStandIn } from '../github/github-stand-in';
import { hostedPlace, repositoryFiles } from '../github/repository-files';
import { formOf } from './editor-fixtures';
import { siteEditor } from './site-editor';

export { expect } from '@playwright/test';

type Site = { readonly root: string; readonly url: string };

/** Playwright's `test` with the form on a published site, and a stand-in for GitHub that has its content. */
export const test = base.extend<{ github: GithubStandIn; form: Form }, { hosted: Site }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const content = new ContentCopy();
      await content.prepare();
      content.restore();
      const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
      await writeHostedEditor({
        ...siteEditor,
        root: content.root,
        place: hostedPlace,
        folder: path.join(folder, 'edit'),
        base: '/edit/',
      });
      writeFileSync(path.join(folder, '_headers'), headersFile([], true));
      const server = await startServer({ dir: folder });
      await use({ root: content.root, url: server.url });
      await server.close();
      content.discard();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  allowedErrors: [
    [
      // GitHub, and the mishaps there
      /api\.github\.com/,
      /Failed to load resource/,
    ],
    { scope: 'test' },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.url),
  github: async ({ hosted, context }, use) => {
    const github = new GithubStandIn(repositoryFiles(hosted.root));
    await context.route('https://api.github.com/**', (route) => answer(github, route));
    await use(github);
    if (github.faults.length > 0) throw new Error(github.faults.join('\n'));
  },
  form: async ({ page, github }, use) => {
    await page.goto('/edit/');
    await signIn(page, [...github.tokens][0]);
    await page.getByRole('banner').waitFor();
    await use(hostedForm(page));
  },
});

type Form = ReturnType<typeof hostedForm>;

/** Signs in with a token. */
export async function signIn(page: Page, token = ''): Promise<void> {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The form, whose saves are public. */
function hostedForm(page: Page) {
  return {
    ...formOf(page),
    /** Saves, and waits until that is done. */
    publish: async () => {
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved. The site shows it' }).waitFor();
    },
  };
}

/** Lets the stand-in answer a request of the browser, which other origins may read, as with GitHub. */
async function answer(github: GithubStandIn, route: Route): Promise<void> {
  const request = route.request();
  const response = await github
    .fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(request.method() === 'POST' && { body: request.postData() }),
    })
    .catch(() => undefined);
  if (!response) {
    await route.abort('internetdisconnected');
    return;
  }
  await route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' },
    body: await response.text(),
  });
}
