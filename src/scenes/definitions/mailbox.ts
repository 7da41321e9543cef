import { houseBox, type SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

export const mailbox: SceneDefinition = {
  description: 'the house at dusk, with a path to its mailbox',
  land: 'mailbox',
  sky: { light: skies.dusk, dark: skies.firstLight },
  sun: { phone: { x: 0.1, up: 0 }, behind: { x: 0.12, up: 0 } },
  drawings: {
    names: ['house', 'mailbox'],
    box: houseBox,
    phone: { x: 39.8, y: 53.6, width: 15.29 },
    behind: { x: 37.5, y: 53.6, width: 8.6 },
  },
  // by night the veil leaves most of the first light
  fit: {
    all: { disc: '0' },
    dark: { calm: '38cqw 14cqw at 16cqw 47%' },
    behind: { lean: '0' },
  },
};
