import { groundFit, type SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

const sun = { x: 0.8, up: 0.06 };

export const porch: SceneDefinition = {
  description: 'the porch of the house early in the morning, with two rocking chairs',
  land: 'porch',
  sky: { light: skies.morning, dark: skies.night, night: skies.firstLight },
  sun: { phone: sun, behind: sun },
  fit: { ...groundFit, all: { ...groundFit.all, disc: '0' } },
};
