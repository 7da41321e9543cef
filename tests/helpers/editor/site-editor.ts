import path from 'node:path';
import { choicePictures } from '../../../src/editor/choice-pictures';
import { frameApp } from '../../../src/editor/frame/frame-app';
import { contentModel } from '../../../src/rules/content-model';

/** The site's editor, to start with a content folder. */
export const siteEditor = {
  model: contentModel,
  definition: path.resolve('editor.config.ts'),
  choices: choicePictures,
  frame: frameApp,
};
