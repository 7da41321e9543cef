import path from 'node:path';
import type { ChoicePictures, FrameApp } from '../../src/server/site';
import { icons, siteModel } from './model';
import { laterSection, scenes } from './sections';

const svg = (name: string) =>
  Promise.resolve({
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${name}</title></svg>`,
  });

const sectionKinds = laterSection.options.map(({ shape }) => shape.type.value);

const choices: ChoicePictures = {
  icon: { names: Object.keys(icons), read: svg },
  Scene: { names: Object.keys(scenes), read: svg },
  PageSection: { names: sectionKinds, read: svg },
};

/** What the server of the small site's editor is started with, besides the folder of the content. */
export const siteEditor = {
  model: siteModel,
  starts: path.join(__dirname, 'starts'),
  choices,
};

/** Shows its pages beside the form. */
export const siteFrame: FrameApp = {
  entry: path.join(__dirname, 'frame.ts'),
  alias: {},
  plugins: [],
  sources: [],
};

/** A folder with content of the small site. */
export const siteContent = (root: string) => ({ model: siteModel, root });
