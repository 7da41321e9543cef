import type { EditedSite } from 'content-editor/testing/edited-site';
import { ContentCopy } from '../content/content-copy';
import { siteEditor } from './site-editor';

/** The site with a copy of the fixture's content, as long as it is used. */
export async function editedFixture(use: (site: EditedSite) => Promise<void>): Promise<void> {
  const content = new ContentCopy();
  await content.prepare();
  content.restore();
  await use({ options: siteEditor, content });
  content.discard();
}
