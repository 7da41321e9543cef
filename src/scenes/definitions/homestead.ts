import { houseBox, type SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

export const homestead: SceneDefinition = {
  description: 'the house up close in the morning, with a quilt on the line',
  land: 'homestead',
  sky: { light: skies.morning, dark: skies.night },
  sun: { phone: { x: 0.87, up: 0.152 }, behind: { x: 0.87, up: 0.096 } },
  drawings: {
    names: ['house', 'laundry'],
    box: houseBox,
    phone: { x: 55.3, y: 31.4, width: 14.76 },
    behind: { x: 53.5, y: 31.4, width: 8.3 },
  },
};
