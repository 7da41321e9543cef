import { readFileSync } from 'node:fs';
import { sceneName } from './schema';
import { sceneDrawings } from './scene-drawings';
import { viewpoints } from './viewpoints';

const drawings = readFileSync('src/scenes/generated/drawings.svg', 'utf8');

it('has a viewpoint for every scene of the content model', () => {
  expect(Object.keys(viewpoints).sort()).toEqual([...sceneName.options].sort());
});

it.each(Object.entries(sceneDrawings))('has every drawing of the scene %s', (_, scene) => {
  for (const name of scene.drawings) expect(drawings).toContain(`<g id="${name}">`);
});
