import { readFileSync } from 'node:fs';
import { sceneName } from '../content-model/scenes';
import { sceneDrawings } from './scene-drawings';
import { viewpoints } from './viewpoints';

const drawings = readFileSync('src/decorations/drawings.svg', 'utf8');

it('has a viewpoint for every scene that content may name', () => {
  expect(Object.keys(viewpoints).sort()).toEqual([...sceneName.options].sort());
});

it.each(Object.entries(sceneDrawings))('has a drawing of what stands in %s', (_, standing) => {
  for (const name of standing.drawings) expect(drawings).toContain(`<g id="${name}">`);
});
