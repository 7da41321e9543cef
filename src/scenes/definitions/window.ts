import type { SceneDefinition } from '../scene-definition';
import { sky } from '../skies';
import { overlook } from './overlook';

/** The wall of the room is its sky; the sky in the window belongs to the picture. */
const wall = sky('#eee5d8', '#f1e9dd', '#f1e9dd', '#0000');
/** Without stars, over those of every night: a value of `background` that ends in a comma, as in `skies.ts`. */
/** Without the stars of other nights. The comma ends the value as a star does, in `skies.ts`. */
const wallAtNight = { ...sky('#221b18', '#2a211c', '#2a211c', '#0000'), stars: 'none,' };

const sun = { x: 0.8, up: 0.06 };

export const windowView: SceneDefinition = {
  description: 'the valley through a window of the house, with a lamp on the sill',
  land: 'window',
  sky: { light: wall, dark: wallAtNight, night: wallAtNight },
  sun: { phone: sun, wide: sun },
  top: '2rem',
  // no veil over the table
  frame: { all: { disc: '0' }, wide: { width: '100cqw', calm: '0 0' } },
  socialImage: { shows: overlook },
};
