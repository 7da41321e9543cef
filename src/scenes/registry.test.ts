import { readFileSync } from 'node:fs';
import { views } from 'artwork/views';
import { scenes } from './registry';
import type { SceneDefinition } from './scene-definition';

const drawings = readFileSync('src/scenes/generated/drawings.svg', 'utf8');

it.each(Object.entries<SceneDefinition>(scenes))(
  'has every drawing of the scene %s',
  (_, scene) => {
    for (const name of scene.drawings?.names ?? []) expect(drawings).toContain(`<g id="${name}">`);
  },
);

const places = Object.entries<SceneDefinition>(scenes).flatMap(([name, { land, drawings }]) =>
  drawings
    ? ([
        [name, land, drawings.wide],
        [name, `${land}-phone`, drawings.phone],
      ] as const)
    : [],
);

it.each(places)('draws the scene %s in a clearing of the view %s', (_, name, place) => {
  const { clearings = [], flopped } = views.find((view) => view.name === name)?.viewpoint ?? {};
  // the middle of their foot; clearings are in the picture before it is mirrored
  const middle = (place.x + place.width / 2) / 100;
  const x = flopped ? 1 - middle : middle;
  const y = 1 - place.y / 100;
  const around = clearings.filter(
    ({ at, reach }) => Math.hypot((x - at[0]) / reach[0], (y - at[1]) / reach[1]) < 1,
  );
  expect(around).not.toEqual([]);
});
