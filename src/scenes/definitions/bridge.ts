import type { SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

export const bridge: SceneDefinition = {
  description: 'a covered bridge in golden light',
  land: 'bridge',
  sky: { light: skies.gold, dark: skies.night },
  sun: { phone: { x: 0.13, up: 0.115 }, behind: { x: 0.1, up: 0.058 } },
  drawings: {
    names: ['bridge'],
    box: [0, 0, 200, 92],
    phone: { x: 69, y: 31.8, width: 20 },
    behind: { x: 68, y: 31.8, width: 11.25 },
  },
  // the sun is behind the ridge, or beside the words
  fit: { all: { lean: '1', disc: '0' } },
};
