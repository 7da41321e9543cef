import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import shortComponentIds from './short-component-ids.cjs';

/** The component ids in a file, compiled by the plugins that matter for them. */
function idsIn(filename: string, code = readFileSync(filename, 'utf8')): string[] {
  const built = transformSync(code, {
    filename,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: ['babel-plugin-styled-components', shortComponentIds],
  });
  return [...(built?.code ?? '').matchAll(/componentId:\s*"([^"]+)"/g)].map(([, id = '']) => id);
}

// the editor is not part of the site's build
const ids = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^editor/.test(file))
  .map((file) => path.join('src', file))
  .filter((file) => readFileSync(file, 'utf8').includes("'styled-components'"))
  .flatMap((file) => idsIn(file));

it('gives every component a short id that is a valid class name', () => {
  expect(ids.length).toBeGreaterThan(40);
  for (const id of ids) expect(id).toMatch(/^sc[\da-z]{4,5}$/);
});

it('gives every component a unique id', () => {
  expect([...ids].sort()).toEqual([...new Set(ids)].sort());
});

it('gives a component the same id after a change of its file', () => {
  const file = 'src/components/button.tsx';
  const changed = `// a comment\n${readFileSync(file, 'utf8')}`;
  expect(idsIn(file, changed)).toEqual(idsIn(file));
});
