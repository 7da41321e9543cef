import { test } from '@playwright/test';
import { startEditor } from 'content-editor/server';
import { ContentCopy } from '../content/content-copy';
import { siteEditor } from './site-editor';

/** The form of a copy of the fixture's content with the pages of the site beside it, for the tests of one file. */
export function editorBesidePages() {
  const content = new ContentCopy();
  let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
  test.beforeAll(async () => {
    await content.prepare();
    content.restore();
    editor = await startEditor({ ...siteEditor, root: content.root });
  });
  test.afterAll(async () => {
    await editor?.close();
    content.discard();
  });
  return {
    content,
    /** The address of the form. */
    url: () => editor?.url ?? '',
  };
}
