import { readFileSync } from 'node:fs';
import { scenes } from './registry';
import type { SceneDefinition } from './scene-definition';

const drawings = readFileSync('src/scenes/generated/drawings.svg', 'utf8');

it.each(Object.entries<SceneDefinition>(scenes))(
  'has every drawing of the scene %s',
  (_, scene) => {
    for (const name of scene.drawings?.names ?? []) expect(drawings).toContain(`<g id="${name}">`);
  },
);
