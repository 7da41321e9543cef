import { houseBox, type SceneDefinition } from '../scene-definition';
import { overlook } from './overlook';

/** Like the overlook, but with a lower moon, since its hero is less tall. */
export const road: SceneDefinition = {
  ...overlook,
  description: 'the valley from above, and a road that breaks off',
  sun: { phone: { x: 0.8, up: 0.17 }, behind: { x: 0.765, up: 0.062 } },
  drawings: {
    names: ['road'],
    box: houseBox,
    phone: { x: 19, y: 43.5, width: 15 },
    behind: { x: 37.6, y: 18, width: 6 },
  },
  fit: {
    all: { ...overlook.fit.all, width: '100cqw' },
    behind: { ...overlook.fit.behind, width: '100cqw' },
  },
};
