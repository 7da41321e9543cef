import { lab } from './color';
import { plantForest } from './forest';
import { palettesFrom } from './palettes';
import { sceneryOf, type Scenery } from './scenery';
import { viewOf } from './view';
import type { Viewpoint } from './viewpoint';
import { sceneLands } from './views';
import { buildVillage } from './village';

const palettes = palettesFrom({
  accent: { plain: '#f6b73c', onDark: '#ffbe55', pale: '#ffd48c', palest: '#ffe2a0' },
  ink: '#04090d',
  darkCloth: '#1a3441',
});

/** A small picture of the valley, all in one color. */
function sketch(more: Partial<Viewpoint>, palette = palettes.dawn): Scenery {
  const viewpoint = { ...sceneLands.overlook.wide, width: 96, height: 35, ...more };
  const scenery = sceneryOf(viewOf(viewpoint, 1), viewpoint, palette, 1863, 1);
  for (let index = 0; index < viewpoint.width * viewpoint.height; index++)
    scenery.canvas.set(index, bare);
  return scenery;
}

const bare = lab('#ff0000');

/** How many pixels have been painted. */
const painted = ({ canvas, view }: Scenery): number =>
  Array.from({ length: view.width * view.height }, (_, index) => canvas.get(index)[1]).filter(
    (red) => Math.abs(red - bare[1]) > 0.01,
  ).length;

const timeout = 60_000;

test(
  'the forest covers the land',
  () => {
    const scenery = sketch({ clearings: [] });
    const land = scenery.survey.distance.filter((distance) => distance > 0).length;
    plantForest(scenery, 1);
    expect(painted(scenery)).toBeGreaterThan(land / 6);
  },
  timeout,
);

test(
  'no tree stands in a clearing',
  () => {
    const scenery = sketch({ clearings: [{ at: [0.5, 0.5], reach: [9, 9] }] });
    plantForest(scenery, 1);
    expect(painted(scenery)).toBe(0);
  },
  timeout,
);

test.each([
  ['morning', false],
  ['dawn', true],
  ['night', true],
] as const)(
  'the town has houses; at %s, its windows are lit: %s',
  (hour, lit) => {
    const scenery = sketch({ width: 160, height: 58 }, palettes[hour]);
    const { light } = buildVillage(scenery, 1);
    expect(painted(scenery)).toBeGreaterThan(5);
    expect(light.some((power) => power > 0)).toBe(lit);
  },
  timeout,
);
