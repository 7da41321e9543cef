import { readdirSync } from 'node:fs';
import path from 'node:path';
import { transformFileSync } from '@babel/core';
import shortComponentIds from './short-component-ids.cjs';

/** The ids of components as the site is built with them, by file. */
function idsIn(file: string): string[] {
  const built = transformFileSync(file, {
    configFile: false,
    presets: [['@babel/preset-typescript'], ['babel-preset-gatsby', { reactRuntime: 'automatic' }]],
    plugins: [['babel-plugin-styled-components', { pure: true }], shortComponentIds],
  });
  return [...(built?.code ?? '').matchAll(/componentId:\s*"([^"]+)"/g)].map(([, id = '']) => id);
}

const ids = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  .flatMap((file) => idsIn(path.join('src', file)));

it('gives every component a short id that can be a class', () => {
  expect(ids.length).toBeGreaterThan(40);
  for (const id of ids) expect(id).toMatch(/^sc[\da-z]{4,5}$/);
});

it('gives no two components the same', () => {
  expect([...ids].sort()).toEqual([...new Set(ids)].sort());
});
