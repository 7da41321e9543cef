import path from 'node:path';
import { contentModel } from '../../../../src/rules/content-model';
import type { Site } from '../server/site';
import { choicePictures } from './choice-pictures';
import { frameApp } from './frame/frame-app';

/** The site, as its editor needs it. */
export const siteEditor: Site = {
  model: contentModel,
  starts: path.join(__dirname, 'starts'),
  choices: choicePictures,
  frame: frameApp,
};
