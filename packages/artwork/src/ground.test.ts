import { groundOf, type Spot } from './ground';
import { landFrom } from './land';
import { randomFrom } from './maths';
import { noiseFrom } from './noise';
import { palettesFrom } from './palettes';

const { dawn } = palettesFrom({
  accent: { plain: '#f6b73c', onDark: '#ffbe55', pale: '#ffd48c', palest: '#ffe2a0' },
  ink: '#04090d',
  darkCloth: '#1a3441',
});
const noise = noiseFrom(randomFrom(1863));
const ground = groundOf(dawn, landFrom(noise), noise);

/** How much lighter the same spot is in full light than in shade. */
const contrastAt = (z: number): number => {
  const spot: Omit<Spot, 'light'> = { x: 0, z, altitude: 0.3, nearSun: 0 };
  const [shade] = ground.color({ ...spot, light: 0 });
  const [lit] = ground.color({ ...spot, light: 1 });
  return lit - shade;
};

test('slopes are lighter in the light, except on ridges so far away that haze evens them out', () => {
  expect([contrastAt(1), contrastAt(5)].map((contrast) => contrast > 0.05)).toEqual([true, true]);
  expect([contrastAt(14), contrastAt(30)]).toEqual([0, 0]);
});
