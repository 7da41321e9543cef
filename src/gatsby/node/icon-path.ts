import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';

const drawings = path.resolve('node_modules/@phosphor-icons/core/assets/fill');

/**
 * The path of an icon of Phosphor Icons (MIT), such as `compass`, in its filled weight. Coordinates are
 * rounded to whole units, a tenth of a rendered pixel, because they compress badly.
 * @returns SVG path data in a 256 × 256 box
 * @throws if the library has no icon of that name
 */
export function iconPath(name: string): string {
  const { data } = optimize(readFileSync(path.join(drawings, `${name}-fill.svg`), 'utf8'), {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const drawing = /<path d="([^"]+)"/.exec(data);
  if (drawing?.[1] === undefined) throw new Error(`The icon "${name}" has no single path.`);
  return drawing[1];
}
