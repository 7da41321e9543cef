import { mix, randomFrom } from './maths';
import type { Palette } from './palettes/palette';
import type { View } from './view';

/** Bright only at the far right, under the navigation; faint where words may stand. */
const bright = { red: 235, green: 238, blue: 226 } as const;
const faint = { red: 62, green: 74, blue: 78 } as const;

/** Strews stars over the sky of an RGB picture, away from the moon. */
export function strewStars(pixels: Buffer, view: View, palette: Palette, seed: number): void {
  const { width, height, unit, sun } = view;
  const random = randomFrom(seed);
  for (let star = 0; star < palette.stars; star++) {
    const x = Math.floor(random() * width);
    const y = Math.floor((0.02 + 0.98 * random() ** 1.2) * view.horizon * 0.78);
    const size = Math.max(1, Math.round(unit * (0.0011 + 0.0007 * random())));
    const power = random() ** 2;
    if (Math.hypot(x - sun.x, y - sun.y) < unit * 0.15) continue;
    const clear = view.wide && x > 0.8 * width && y > 0.17 * height;
    const colour = clear ? bright : faint;
    const share = clear ? 0.25 + 0.55 * power : 0.5 + 0.5 * power;
    for (let dy = 0; dy < size; dy++) {
      for (let dx = 0; dx < size && x + dx < width; dx++) {
        const offset = ((y + dy) * width + x + dx) * 3;
        [colour.red, colour.green, colour.blue].forEach((value, channel) => {
          const under = pixels[offset + channel] ?? 0;
          pixels[offset + channel] = Math.max(under, Math.round(mix(under, value, share)));
        });
      }
    }
  }
}
