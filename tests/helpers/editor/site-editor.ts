import path from 'node:path';
import { choicePictures } from '../../../src/editor/choice-pictures';
import { contentModel } from '../../../src/content/content-model';

/** The site's editor, to start with a content folder. */
export const siteEditor = {
  model: contentModel,
  definition: path.resolve('editor.config.ts'),
  choices: choicePictures,
};

/** What shows unsaved changes on the pages of the site, for its form there. */
export const siteLive = path.resolve('src/editor/live/live-site.ts');
