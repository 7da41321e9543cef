import type { SceneDefinition } from '../scene-definition';

export const bridge: SceneDefinition = {
  description: 'a covered bridge in golden light',
  land: 'bridge',
  sun: { phone: { x: 0.13, up: 0.115 }, behind: { x: 0.1, up: 0.058 } },
  drawings: {
    names: ['bridge'],
    box: [0, 0, 200, 92],
    behind: { x: 68, y: 31.8, width: 11.25 },
  },
  // the sun is behind the ridge, or beside the words
  hides: ['disc'],
  fit: { all: { lean: '1' } },
};
