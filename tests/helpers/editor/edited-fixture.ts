import type { EditedSite } from 'content-editor/testing/edited-site';
import { siteEditor } from 'content-editor/site-editor';
import { ContentCopy } from '../content/content-copy';

/** The site with a copy of the fixture's content, as long as it is used. */
export async function editedFixture(use: (site: EditedSite) => Promise<void>): Promise<void> {
  const content = new ContentCopy();
  await content.prepare();
  content.restore();
  await use({ options: siteEditor, content });
  content.discard();
}
