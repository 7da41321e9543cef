import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentCopy } from '../../../../tests/helpers/content/content-copy';
import { test as base } from '../../../../tests/helpers/site/fixtures';
import { startEditor } from '../../src/server/editor-server';
import { type Form, formOf } from './editor-fixtures';
import { publishedSite } from './published-site';
import { siteEditor } from './site-editor';

export { expect } from '@playwright/test';

/** A site that is published from the folder that the editor edits. */
type Published = ReturnType<typeof publishedSite>;

/** Playwright's `test` with the editor of a copy of the fixture’s content that is published, anew for each test. */
export const test = base.extend<{ published: Published; form: Form }, { whole: ContentCopy }>({
  whole: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const whole = new ContentCopy();
      await whole.prepare();
      whole.restore();
      await use(whole);
      whole.discard();
    },
    { scope: 'worker' },
  ],
  published: async ({ whole }, use) => {
    const site = publishedSite(whole.root, siteEditor.model);
    await use(site);
    site.discard();
  },
  baseURL: async ({ published }, use) => {
    const { url, close } = await startEditor({ ...siteEditor, root: published.mine.content.root });
    await use(url);
    await close();
  },
  form: async ({ page }, use) => {
    await page.goto('/');
    await page.getByRole('banner').waitFor();
    await use(formOf(page));
  },
});

/** Protects the published branch, as hosts do: others are open. */
export function protectMain({ remote }: Published): void {
  const hook = path.join(remote, 'hooks', 'update');
  writeFileSync(hook, '#!/bin/sh\n[ "$1" != refs/heads/main ]\n');
  chmodSync(hook, 0o755);
}
