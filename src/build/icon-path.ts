import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The bundler of Gatsby's root files knows no `require.resolve` of its own.
const { resolve } = createRequire(path.resolve('package.json'));

/**
 * The drawing of one icon of Phosphor Icons (MIT). Resolved at build, so that a page carries the
 * icons it shows and the scripts carry none.
 *
 * @param name name of a regular icon, such as `compass`.
 * @returns SVG path data in a 256 × 256 box.
 * @throws when the library has no icon of that name.
 */
export function iconPath(name: string): string {
  const file = resolve(`@phosphor-icons/core/assets/regular/${name}.svg`);
  const drawing = /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (drawing === undefined) throw new Error(`The icon "${name}" has no single path.`);
  return drawing;
}
