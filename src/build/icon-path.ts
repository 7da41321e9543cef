import { readFileSync } from 'node:fs';
import path from 'node:path';

const drawings = path.resolve('node_modules/@phosphor-icons/core/assets/regular');

/**
 * The drawing of one icon of Phosphor Icons (MIT). Resolved at build, so that a page carries the
 * icons it shows and the scripts carry none.
 *
 * @param name name of a regular icon, such as `compass`.
 * @returns SVG path data in a 256 × 256 box.
 * @throws when the library has no icon of that name.
 */
export function iconPath(name: string): string {
  const drawing = /<path d="([^"]+)"/.exec(
    readFileSync(path.join(drawings, `${name}.svg`), 'utf8'),
  );
  if (drawing?.[1] === undefined) throw new Error(`The icon "${name}" has no single path.`);
  return drawing[1];
}
