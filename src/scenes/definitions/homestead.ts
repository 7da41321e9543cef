import { houseBox, type SceneDefinition } from '../scene-definition';

export const homestead: SceneDefinition = {
  description: 'the house up close in the morning, with a quilt on the line',
  land: 'homestead',
  sun: { phone: { x: 0.87, up: 0.152 }, behind: { x: 0.91, up: 0.116 } },
  drawings: {
    names: ['house', 'laundry'],
    box: houseBox,
    behind: { x: 53.5, y: 31.4, width: 8.3 },
  },
};
