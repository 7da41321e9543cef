import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFile } from 'static-site/headers';
import { filesOf } from 'static-site/list-files';
import { startServer } from 'static-site/static-server';
import { siteEditor } from 'content-editor/site-editor';
import { writeHostedEditor } from 'content-editor/write-hosted';
import { hostedRepository } from 'content-editor/testing/repository-files';
import { test as base } from 'content-editor/testing/hosted-fixtures';
import type { PublishedForm } from 'content-editor/testing/published-form';
import { fixturePublic } from '../builds/fixture-site';

export { expect } from '@playwright/test';

/** The same, with the form on the site that visitors get. */
export const test = base.extend<object, { hosted: PublishedForm }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      // in a process of its own, as before the browser tests of the site; it does nothing if that is built
      execFileSync('npm', ['run', '--silent', 'build:fixture']);
      const root = path.join(fixturePublic, '../content');
      const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
      cpSync(fixturePublic, folder, { recursive: true });
      await writeHostedEditor({
        ...siteEditor,
        root,
        repository: hostedRepository,
        folder: path.join(folder, 'edit'),
        base: '/edit/',
      });
      const files = (await filesOf(folder)).map((file) => `/${file}`);
      writeFileSync(path.join(folder, '_headers'), headersFile(files, true, [], true));
      const server = await startServer({ dir: folder });
      await use({ root, url: server.url });
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
