import { frontOf } from 'artwork/fronts/front';
import { palettesFrom } from 'artwork/palettes';
import { viewOf } from 'artwork/view';
import type { Viewpoint } from 'artwork/viewpoint';
import { views } from 'artwork/views';
import sharp from 'sharp';
import { scenes } from '../../src/scenes/registry';
import { boxesOnLand, type SceneDefinition } from '../../src/scenes/scene-definition';
import { paintingColors } from '../../src/theme/painting-colors';

const places = Object.entries<SceneDefinition>(scenes).flatMap(([name, scene]) => {
  const boxes = boxesOnLand(scene);
  return boxes
    ? ([
        [name, scene.land, boxes.behind],
        [name, `${scene.land}-phone`, boxes.phone],
      ] as const)
    : [];
});

it.each(places)('draws the scene %s on open ground of the view %s', async (_, name, place) => {
  const viewpoint = views.find((view) => view.name === name)?.viewpoint;
  if (!viewpoint) throw new Error(`There is no view ${name}.`);
  // the middle of their foot, a little below it
  const [x, y] = [(place.x + place.width / 2) / 100, 1.02 - place.y / 100];
  // a clearing is in the valley, which some views mirror
  const inValley = viewpoint.flopped ? 1 - x : x;
  const around = (viewpoint.clearings ?? []).some(
    ({ at, reach }) => Math.hypot((inValley - at[0]) / reach[0], (y - at[1]) / reach[1]) < 1,
  );
  expect(around || (await isPaintedInFront(viewpoint, x, y))).toBe(true);
});

/** Whether something opaque is painted in front of the valley at this place, in shares of the picture. */
async function isPaintedInFront(viewpoint: Viewpoint, x: number, y: number): Promise<boolean> {
  const view = viewOf(viewpoint, 0.25);
  const front = frontOf(view, palettesFrom(paintingColors).night, 1);
  if (!front) return false;
  const [left, top] = [Math.round(x * view.width), Math.round(y * view.height)];
  const opacity = await sharp(Buffer.from(front))
    .ensureAlpha()
    .extractChannel('alpha')
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return opacity[0] === 255;
}
