import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';

const phosphorIcons = path.resolve('node_modules/@phosphor-icons/core/assets/bold');

/**
 * The paths of icons of Phosphor Icons (MIT), in their bold weight, by name: SVG path data in a 256 ×
 * 256 box. Coordinates are rounded to whole units, a tenth of a rendered pixel, because they compress
 * badly.
 * @returns as JSON
 * @throws if the library has no icon of a name
 */
export function iconPaths(names: readonly string[]): string {
  const paths = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  return `${JSON.stringify(paths, null, 2)}\n`;
}

function pathOf(name: string): string {
  const file = path.join(phosphorIcons, `${name}-bold.svg`);
  if (!existsSync(file))
    throw new Error(
      `Phosphor Icons has no icon "${name}", which src/fields/icons.ts lists. Its names are at https://phosphoricons.com.`,
    );
  const { data } = optimize(readFileSync(file, 'utf8'), {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const icon = /<path d="([^"]+)"/.exec(data);
  if (icon?.[1] === undefined) throw new Error(`The icon "${name}" has no path.`);
  return icon[1];
}
