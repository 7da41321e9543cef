import { houseBox, type SceneDefinition } from '../scene-definition';

export const mailbox: SceneDefinition = {
  description: 'the house at dusk, with a path to its mailbox',
  land: 'mailbox',
  sun: { phone: { x: 0.1, up: 0 }, behind: { x: 0.12, up: 0 } },
  drawings: {
    names: ['house', 'mailbox'],
    box: houseBox,
    behind: { x: 37.5, y: 53.6, width: 8.6 },
  },
  hides: ['disc'],
  // by night the veil leaves most of the first light
  fit: {
    dark: { calm: '50cqw 18cqw at 19cqw 50%' },
    behind: { lean: '0' },
  },
};
