import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startEditor } from 'content-editor/server';
import { DevelopServer } from '../builds/develop-server';
import { SiteCopy } from '../builds/site-copy';
import { siteEditor } from './site-editor';

/** The form of a copy of the site with the real page beside it, by `gatsby develop`, for the tests of one file. */
export function editorBesideDevelop(name: string) {
  const copy = new SiteCopy(name);
  const site = new DevelopServer();
  const content = path.join(copy.root, 'content');
  const edited = path.join(copy.root, '.edited/content');
  let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    await copy.prepare();
    await copy.useFixtureContent();
    await site.start(copy, { EDITED_CONTENT: '.edited/content' });
    const preview = { origin: site.url, folder: edited };
    editor = await startEditor({ ...siteEditor, root: content, preview });
    await expect.poll(() => site.output, { timeout: 600_000 }).toContain('You can now view');
  });
  test.afterAll(async () => {
    await editor?.close();
    await site.stop();
    await copy.discard();
  });
  return {
    site,
    /** The folder with the content as saved, and that with what is edited. */
    content,
    edited,
    /** The address of the form. */
    url: () => editor?.url ?? '',
  };
}
