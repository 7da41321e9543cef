import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as palette from './palette';

// Babel adds the export __esModule
const colors = Object.entries<string>(palette).flatMap(([name, color]) =>
  name === '__esModule' ? [] : color,
);

it('defines each color once, as #rrggbb', () => {
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  expect(colors.filter((color, index) => colors.indexOf(color) < index)).toEqual([]);
});

it('is the only file that contains its colors', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const files = sources.filter((file) => {
    const source = readFileSync(file, 'utf8').toLowerCase();
    return colors.some((color) => source.includes(color));
  });
  expect(files).toEqual([path.join('src', 'theme', 'palette.ts')]);
});
