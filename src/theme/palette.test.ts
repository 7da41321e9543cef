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

/** The sources below some folders, without tests. */
const sourcesIn = (...folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

it('is the only file that contains its colors', () => {
  const files = sourcesIn('src', 'packages/artwork/src').filter((file) => {
    const source = readFileSync(file, 'utf8').toLowerCase();
    return colors.some((color) => source.includes(color));
  });
  expect(files).toEqual([path.join('src', 'theme', 'palette.ts')]);
});

it('is read by the theme alone: elsewhere colors are called by their roles', () => {
  const others = [...sourcesIn('src', 'scripts'), 'artwork.config.ts'].filter(
    (file) => path.dirname(file) !== path.join('src', 'theme'),
  );
  const readers = others.filter((file) => readFileSync(file, 'utf8').includes("theme/palette'"));
  expect(readers).toEqual([]);
});
