import { clamp } from './maths';
import type { Palette } from './palettes/palette';
import type { View } from './view';

/** The light of windows. */
export type Lamps = {
  /** Strength of the light at each pixel, 0 … 1. */
  readonly light: Float32Array;
  /** Lights a window: its middle and half its width in pixels, its power from 0 to 1. */
  readonly shine: (x: number, y: number, pane: number, power: number) => void;
};

/** How far light reaches, in half widths of its window. */
const farthest = 11;

export function lampsOn({ width, height }: View, palette: Palette): Lamps {
  const light = new Float32Array(width * height);
  return {
    light,
    shine: (atX, atY, pane, strength) => {
      const power = strength * palette.windowPower;
      const reach = pane * farthest;
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
          const [awayX, awayY] = [Math.abs(x + 0.5 - atX), Math.abs(y + 0.5 - atY)];
          const inside = clamp(pane + 0.5 - Math.max(awayX, awayY));
          const glow =
            palette.windowGlow * Math.exp(-(((Math.hypot(awayX, awayY) / reach) * 2.6) ** 2));
          const index = y * width + x;
          light[index] = 1 - (1 - (light[index] ?? 0)) * (1 - Math.max(inside, glow) * power);
        }
      }
    },
  };
}
