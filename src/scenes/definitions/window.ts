import { groundFit, type SceneDefinition } from '../scene-definition';
import { sky } from '../skies';

/** The boards of the house are its sky. */
const wall = sky('#e3ebe7', '#dfe7e2', '#dfe7e2', '#0000');
/** Without the stars of other nights. The comma ends the value as a star does, in `skies.ts`. */
const starless = { stars: 'none,', phoneStars: 'none,' };
const wallAtNight = { ...sky('#0e2730', '#12333c', '#143a43', '#0000'), ...starless };
/** On a page that is dark itself, the wall is darker, too. */
const wallInTheDark = { ...sky('#0d222a', '#0d222a', '#0d222a', '#0000'), ...starless };

/** The wall is there before its picture, whose edge is no ridge. */
const bare = { outline: 'inset(50%)' } as const;

const sun = { x: 0.8, up: 0.06 };

export const windowView: SceneDefinition = {
  description: 'a lit window of the house at night, with a telephone beside the lamp',
  land: 'window',
  sky: { light: wall, dark: wallInTheDark, night: wallAtNight },
  sun: { phone: sun, behind: sun },
  top: '2rem',
  // no veil over the boards
  fit: {
    all: { ...groundFit.all, ...bare, disc: '0' },
    behind: { ...groundFit.behind, ...bare, calm: '0 0' },
  },
};
