import { readFileSync } from 'node:fs';
import { iconPath } from './icon-path';

/** The site's drawings and some icons, as one SVG; each icon is named `icon-` and its name. */
export function drawingsWith(icons: Iterable<string>): string {
  const drawings = readFileSync('src/decorations/drawings.svg', 'utf8');
  const paths = [...icons].map((name) => `<path id="icon-${name}" d="${iconPath(name)}"/>`);
  return drawings.replace('</defs>', `${paths.join('')}</defs>`);
}
