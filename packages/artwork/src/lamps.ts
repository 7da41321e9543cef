import type { Land } from './land';
import { clamp, mix, randomFrom } from './maths';
import type { Palette } from './palettes/palette';
import type { Survey } from './survey';
import { eye, type View } from './view';

/** Distances of the town along the river, in kilometers, and how many windows it has. */
const town = { from: 3.2, to: 6.4, windows: 30 } as const;

/** Size of a window as a share of the picture's mean side: near and far. */
const sizes = { near: 0.0052, far: 0.003 } as const;

/** Below this share of the height the page's own contour may cut the picture: no lamp there. */
const lowest = 0.95;

/** A house keeps this far from the middle of the river, in half widths of it. */
const ashore = 1.7;

/** Strength of lamplight at each pixel, 0 … 1: the town along the river. */
export function lampsOf(
  view: View,
  survey: Survey,
  land: Land,
  palette: Palette,
  seed: number,
): Float32Array {
  const { width, height, unit } = view;
  const lamps = new Float32Array(width * height);
  const random = randomFrom(seed);

  const shine = (atX: number, atY: number, size: number, power: number): void => {
    const reach = size * 9;
    for (
      let y = Math.max(0, Math.floor(atY - reach));
      y <= Math.min(height - 1, atY + reach);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(atX - reach));
        x <= Math.min(width - 1, atX + reach);
        x++
      ) {
        const awayX = Math.abs(x + 0.5 - atX);
        const awayY = Math.abs(y + 0.5 - atY);
        const pane = clamp(size * 0.5 + 0.5 - Math.max(awayX, awayY * 0.8));
        const away = Math.hypot(awayX, awayY) / reach;
        const glow = palette.windowGlow * Math.exp(-((away * 2.6) ** 2));
        const index = y * width + x;
        lamps[index] = 1 - (1 - (lamps[index] ?? 0)) * (1 - clamp(Math.max(pane, glow)) * power);
      }
    }
  };

  /** Where a point of the land is in the picture, if nothing hides it. */
  const visible = (x: number, z: number): { x: number; y: number } | undefined => {
    const column = Math.round(width / 2 + (x / z - view.turn) * view.focal);
    const altitude = land.height(x, z) + 0.008;
    const row = Math.round(view.horizon - ((altitude - eye) / z) * view.focal);
    if (column < 2 || row < 2 || column >= width - 2 || row >= height * lowest) return undefined;
    const seen = survey.distance[row * width + column] ?? 0;
    return Math.abs(seen - z) / z < 0.06 ? { x: column, y: row } : undefined;
  };

  let missing = town.windows * palette.windowShare;
  for (let attempt = 0; attempt < 900 && missing > 0; attempt++) {
    const share = random() ** 0.8;
    const z = mix(town.from, town.to, share);
    const off = (0.13 + 0.32 * random() ** 2) * (random() < 0.6 ? -1 : 1);
    const x = land.course(z) + off;
    const at = land.river(x, z) > ashore ? visible(x, z) : undefined;
    const power = (0.55 + 0.45 * random()) * palette.windowPower;
    if (!at) continue;
    shine(at.x, at.y, unit * mix(sizes.near, sizes.far, share) * (0.75 + 0.4 * random()), power);
    missing--;
  }
  return lamps;
}
