import sharp, { type Sharp } from 'sharp';
import { blend, lab, rgb } from './color';
import { groundOf, type Spot } from './ground';
import { lampsOf } from './lamps';
import { landFrom, seenFrom } from './land';
import { randomFrom } from './maths';
import { noiseFrom } from './noise';
import { overlookSvg } from './overlook';
import type { Palette } from './palettes/palette';
import { sunlightOf } from './sunlight';
import { surveyLand } from './survey';
import { slopeOf, viewOf } from './view';
import type { Viewpoint } from './views';
import { findWater, waterOf } from './water';

export type ValleyOptions = {
  readonly palette: Palette;
  readonly viewpoint: Viewpoint;
  readonly seed: number;
  /** How many times larger it is drawn before it is reduced: 1 for a sketch, 2 for the final picture. */
  readonly fineness: number;
};

/** Grain against banding, as a share of the whole range of lightness. */
const grain = 0.004;

/** The most of a lamp's light that the river gives back: its glow, not its panes. */
const mirroredLight = 0.3;

/**
 * How far the color of the last ridge goes on above it, in pixels of the finished picture. It is all
 * but transparent there; without it, encoders would mix black into the edge.
 */
const bleed = 24;

/**
 * The land at one time of day, transparent above the horizon: the same place for the same seed, pixel
 * for pixel. First the land is surveyed, then what was seen is inked, then the overlook is laid in front.
 */
export async function drawValley(options: ValleyOptions): Promise<Sharp> {
  const { palette, viewpoint, seed, fineness } = options;
  const view = viewOf(viewpoint, fineness);
  const noise = noiseFrom(randomFrom(seed));
  const land = seenFrom(landFrom(noise), viewpoint.walked);
  const survey = surveyLand(view, land, noise, fineness);
  const sunlight = sunlightOf(view, palette);
  const ground = groundOf(palette, land, noise);
  const water = findWater(view, survey, land);
  const waterInk = waterOf(view, palette, ground, noise);
  const lamps = lampsOf(view, survey, land, palette, seed + 1);
  const lamp = lab(palette.window);
  const random = randomFrom(seed + 4);

  const pixels = Buffer.alloc(view.width * view.height * 4);
  for (let column = 0; column < view.width; column++) {
    let skyline = view.height;
    for (let row = view.height - 1; row >= 0; row--) {
      const index = row * view.width + column;
      const z = survey.distance[index] ?? 0;
      if (z === 0) continue;
      skyline = row;
      const wet = water.share[index] ?? 0;
      const spot: Spot = {
        x: slopeOf(view, column) * z,
        z,
        altitude: survey.altitude[index] ?? 0,
        light: survey.light[index] ?? 0,
        wood: survey.wood[index] ?? 0,
        nearSun: sunlight(column, row),
      };
      let color = ground.veil(ground.color(spot), spot);
      if (wet > 0) color = blend(color, waterInk(spot, water.fromBank[index] ?? 0), wet);
      // the water gives back the lamps of its far bank, as far below the bank as they are above it
      const mirrored = index - 2 * (water.fromBank[index] ?? 0) * view.width;
      const light = Math.max(
        lamps[index] ?? 0,
        wet * Math.min(mirroredLight, lamps[mirrored] ?? 0),
      );
      const [lightness, a, b] = blend(color, lamp, light);
      pixels.set([...rgb([lightness + (random() - 0.5) * grain, a, b]), 255], index * 4);
    }
    const edge = (skyline * view.width + column) * 4;
    for (let row = Math.max(0, skyline - bleed * fineness); row < skyline; row++) {
      pixels.copy(pixels, (row * view.width + column) * 4, edge, edge + 3);
      pixels[(row * view.width + column) * 4 + 3] = 1;
    }
  }

  const raw = { raw: { width: view.width, height: view.height, channels: 4 } } as const;
  const front =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(view.width)}" height="${String(view.height)}">` +
    `${view.spruces.length > 0 ? overlookSvg(view, palette, seed + 2) : ''}</svg>`;
  const whole = await sharp(pixels, raw)
    .composite([{ input: Buffer.from(front) }])
    .raw()
    .toBuffer();
  return sharp(whole, raw)
    .resize(viewpoint.width, viewpoint.height, { kernel: 'lanczos3' })
    .flop(viewpoint.flopped ?? false);
}
