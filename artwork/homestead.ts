import { homeWindow } from './lamps';
import type { Palette } from './palettes/palette';
import type { View } from './view';

/** Gable, chimney, eaves and porch, in widths of the window, from the window's middle. */
const outline: readonly (readonly [x: number, y: number])[] = [
  [-1.5, 1.3],
  [-1.5, -0.85],
  [-1.8, -0.75],
  [0, -2.15],
  [0.55, -1.72],
  [0.55, -2.35],
  [0.95, -2.35],
  [0.95, -1.41],
  [1.8, -0.75],
  [1.5, -0.85],
  [1.5, -0.5],
  [2.75, -0.12],
  [2.7, 0.12],
  [2.55, 0.08],
  [2.55, 1.3],
  [2.35, 1.3],
  [2.35, 0.04],
  [1.5, -0.2],
  [1.5, 1.3],
];

/** The one house by itself on its hillside, someone at home, as SVG. */
export function homesteadSvg(view: View, palette: Palette): string {
  const side = homeWindow(view);
  const { x, y } = view.home;
  const points = outline.map(
    ([dx, dy]) => `${(x + dx * side).toFixed(1)},${(y + dy * side).toFixed(1)}`,
  );
  return (
    `<polygon fill="${palette.house}" points="${points.join(' ')}"/>` +
    `<rect fill="${palette.window}" x="${(x - side / 2).toFixed(1)}" y="${(y - side * 0.55).toFixed(1)}" ` +
    `width="${side.toFixed(1)}" height="${(side * 1.15).toFixed(1)}"/>`
  );
}
