import type { Page } from '@playwright/test';
import { errorFreeTest } from 'browser-testing/error-free-test';
import { GithubStandIn } from '../github/github-stand-in';
import { hostedRepository, repositoryFiles } from '../github/repository-files';
import { formOf } from './editor-fixtures';
import { mouseOf } from './hands';
import { answerRoute, type PublishedForm, publishForm } from './published-form';

export { expect } from '@playwright/test';

/** Playwright's `test` with the form on a published site, and a stand-in for GitHub that has its content. */
export const test = errorFreeTest().extend<
  { github: GithubStandIn; form: Form },
  { hosted: PublishedForm }
>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this
  hosted: [async ({}, use) => publishForm(hostedRepository, use), { scope: 'worker' }],
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
    await context.route('https://api.github.com/**', (route) => answerRoute(github, route));
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
export async function signIn(page: Page, token = '', hand = mouseOf(page)): Promise<void> {
  await hand.write(page.getByLabel('Token', { exact: true }), token);
  await hand.press(page.getByRole('button', { name: 'Sign in' }));
}

/** The form of a published site. */
export function hostedForm(page: Page, hand = mouseOf(page)) {
  return {
    ...formOf(page, hand),
    /** Publishes, and waits until that is done. */
    publish: async () => {
      const dialog = page.getByRole('dialog', { name: 'Publish' });
      await hand.press(page.getByRole('banner').getByRole('button', { name: 'Publish' }));
      // the public site may answer at once, whose news take the place of that
      const done = /^(?:It is published\.|It is sent|Published\. Visitors see|Visitors see)/;
      await dialog.getByRole('status').filter({ hasText: done }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
