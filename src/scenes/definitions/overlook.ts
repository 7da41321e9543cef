import { houseBox, type SceneDefinition } from '../scene-definition';

export const overlook = {
  description: 'the whole valley from above, at dawn',
  land: 'overlook',
  sun: { phone: { x: 0.72, up: 0.174 }, behind: { x: 0.765, up: 0.062 } },
  drawings: {
    names: ['house', 'path'],
    box: houseBox,
    phone: { x: 19, y: 43.5, width: 15 },
    behind: { x: 37.6, y: 16.8, width: 6 },
  },
  fit: {
    all: { width: 'max(100cqw, 118cqh)', lean: '.3' },
    behind: {
      width: 'max(100cqw, 160cqh)',
      lean: '.64',
      foot: '0',
      calm: '60cqw 26cqw at 18cqw 45%',
    },
  },
} satisfies SceneDefinition;
