import type { EditorDefinition } from '../definition';
import type { LiveSite } from '../live/live-site';
import { github } from './github-kind';
import { startHosted } from './start';

/** Opens the form of a site whose repository is at a host of this kind. */
export const start = (editor: EditorDefinition, live?: LiveSite): Promise<void> =>
  startHosted(editor, github, live);
