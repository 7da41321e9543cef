import { test } from '@playwright/test';
import { startEditor } from 'content-editor/editor-server';
import { siteEditor } from 'content-editor/site-editor';
import { ContentCopy } from '../content/content-copy';

/**
 * The form of a copy of the fixture's content with the pages of the site beside it, for the tests of one
 * file. The copy is restored before each of them, since the form keeps what was edited for a new window.
 */
export function editorBesidePages() {
  const content = new ContentCopy();
  let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
  test.beforeAll(async () => {
    await content.prepare();
    content.restore();
    editor = await startEditor({ ...siteEditor, root: content.root });
  });
  test.beforeEach(() => {
    content.restore();
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
