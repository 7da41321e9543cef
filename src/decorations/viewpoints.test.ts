import { readFileSync } from 'node:fs';
import { sceneName } from '../content-model/scenes';
import { viewpoints } from './viewpoints';

const drawings = readFileSync('src/decorations/drawings.svg', 'utf8');

it('has a viewpoint for every scene that content may name', () => {
  expect(Object.keys(viewpoints).sort()).toEqual([...sceneName.options].sort());
});

it.each(Object.entries(viewpoints))('has a drawing of what stands in %s', (_, viewpoint) => {
  for (const name of viewpoint.drawings) expect(drawings).toContain(`<g id="${name}">`);
});
