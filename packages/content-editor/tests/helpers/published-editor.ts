import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorFreeTest } from 'browser-testing/error-free-test';
import { startEditor } from '../../src/server/editor-server';
import { type EditedSite, smallEditedSite } from './edited-site';
import { type Form, formOf } from './editor-fixtures';
import { publishedSite } from './published-site';

export { expect } from '@playwright/test';

/** A site that is published from the folder that the editor edits. */
type Published = ReturnType<typeof publishedSite>;

/** Playwright's `test` with the editor of a copy of a site’s content that is published, anew for each test. */
export const test = errorFreeTest().extend<
  { published: Published; form: Form },
  { site: EditedSite }
>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  site: [({}, use) => smallEditedSite(use), { scope: 'worker' }],
  published: async ({ site: { content, options } }, use) => {
    const published = publishedSite(content.root, options.model);
    await use(published);
    published.discard();
  },
  baseURL: async ({ published, site }, use) => {
    const { root } = published.mine.content;
    const { url, close } = await startEditor({ ...site.options, root });
    await use(url);
    await close();
  },
  form: async ({ page }, use) => {
    await page.goto('');
    await page.getByRole('banner').waitFor();
    await use(formOf(page));
  },
});

/** Protects the published branch, as hosts do: others are open. */
export function protectMain({ remote }: Published): void {
  const hook = path.join(remote, 'hooks', 'update');
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\n[ "$1" != refs/heads/main ]\n');
  chmodSync(hook, 0o755);
}
