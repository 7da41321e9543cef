import { groundFit, type SceneDefinition } from '../scene-definition';
import { skies } from '../skies';

const sun = { x: 0.8, up: 0.06 };

export const porch: SceneDefinition = {
  description: 'the porch of the house early in the morning, with two rocking chairs',
  land: 'porch',
  // in the dark scheme banners are at night; only its land keeps the first light
  sky: { dark: skies.night },
  sun: { phone: sun, behind: sun },
  hides: ['disc'],
  fit: groundFit,
};
