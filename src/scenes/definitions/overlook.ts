import { houseBox, type SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

export const overlook = {
  description: 'the whole valley from above, at dawn',
  land: 'overlook',
  sky: { light: skies.dawn, dark: skies.night },
  sun: { phone: { x: 0.72, up: 0.174 }, behind: { x: 0.765, up: 0.062 } },
  drawings: {
    names: ['house', 'path'],
    box: houseBox,
    phone: { x: 19, y: 43.5, width: 15 },
    behind: { x: 37.6, y: 16.8, width: 6 },
  },
  fit: {
    all: { shape: '5/4', width: 'max(100cqw, 118cqh)', lean: '.3' },
    behind: {
      shape: '64/23',
      width: 'max(100cqw, 160cqh)',
      lean: '.64',
      foot: '0',
      calm: '60cqw 26cqw at 18cqw 45%',
    },
  },
} satisfies SceneDefinition;
