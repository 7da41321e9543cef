import { startEditor } from '../../src/server/editor-server';
import { siteEditor, siteFrame } from '../small-site/options';

/** Starts the editor of a content folder beside the pages of the small site. */
export const editorBesideSite = (root: string) =>
  startEditor({ ...siteEditor, root, frame: siteFrame });
