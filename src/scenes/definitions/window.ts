import { groundFit, type SceneDefinition } from '../scene-definition';
import { sky } from '../skies';

/** The boards of the house are its sky. */
const wall = sky('#e3ebe7', '#dfe7e2', '#dfe7e2', '#0000');
const wallAtNight = sky('#0e2730', '#12333c', '#143a43', '#0000');
/** On a page that is dark itself, the wall is darker, too. */
const wallInTheDark = sky('#0d222a', '#0d222a', '#0d222a', '#0000');

const sun = { x: 0.8, up: 0.06 };

export const windowView: SceneDefinition = {
  description: 'a lit window of the house at night, with a telephone beside the lamp',
  land: 'window',
  sky: { light: wall, dark: wallInTheDark, alwaysNight: wallAtNight },
  sun: { phone: sun, behind: sun },
  top: '2rem',
  // the wall is there before its picture, whose edge is no ridge; no veil lies over its boards
  hides: ['disc', 'outline', 'veil'],
  fit: groundFit,
};
