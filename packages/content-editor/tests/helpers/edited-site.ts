import type { Site } from '../../src/server/site';
import { ContentFolder } from '../small-site/content-folder';
import { siteEditor } from '../small-site/options';

/** A copy of content that a test edits. */
export type EditedFolder = Pick<
  ContentFolder,
  'root' | 'restore' | 'read' | 'write' | 'copy' | 'remove' | 'replace'
>;

/** A site whose content is edited: what its editor is started with, and a copy of the content. */
export type EditedSite = {
  readonly options: Site;
  readonly content: EditedFolder;
};

/** The small site, as long as it is used. */
export async function smallEditedSite(use: (site: EditedSite) => Promise<void>): Promise<void> {
  const content = new ContentFolder();
  content.restore();
  await use({ options: siteEditor, content });
  content.discard();
}
