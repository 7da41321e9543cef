import sharp, { type Region, type Sharp } from 'sharp';
import { blend, lab, rgb } from './colour';
import { groundOf, type Spot } from './ground';
import { homesteadSvg } from './homestead';
import { lampsOf } from './lamps';
import { landFrom } from './land';
import { randomFrom, smoothstep } from './maths';
import { noiseFrom } from './noise';
import { overlookSvg } from './overlook';
import type { Palette } from './palettes/palette';
import { skyOf } from './sky';
import { strewStars } from './stars';
import { surveyLand } from './survey';
import { slopeOf, viewOf } from './view';
import { findWater, waterOf } from './water';

export type ValleyOptions = {
  readonly palette: Palette;
  /** Pixels of the finished picture. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** It is drawn so many times larger and then reduced: 1 for a sketch, 2 for the finished picture. */
  readonly fineness: number;
  /** The part of it to keep, in pixels of the finished picture. */
  readonly cut?: Region;
};

/** A breath of grain against banding, as a share of the whole range of lightness. */
const grain = 0.006;

/** The most of a lamp's light that the river gives back: its glow, not its panes. */
const mirroredLight = 0.3;

/**
 * The valley at one time of day: the same place for the same seed, pixel for pixel. First the land
 * is surveyed from an overlook, then what was seen is inked, then the overlook is laid in front.
 */
export async function drawValley(options: ValleyOptions): Promise<Sharp> {
  const { palette, seed, fineness } = options;
  const view = viewOf(options.width * fineness, options.height * fineness);
  const noise = noiseFrom(randomFrom(seed));
  const land = landFrom(noise);
  const survey = surveyLand(view, land, noise, fineness);
  const sky = skyOf(view, palette, noise, 0.7 * fineness);
  const ground = groundOf(palette, land, noise);
  const water = findWater(view, survey, land);
  const waterInk = waterOf(view, palette, ground, noise);
  const lamps = lampsOf(view, survey, land, palette, seed + 1);
  const lamp = lab(palette.window);
  const random = randomFrom(seed + 4);

  const pixels = Buffer.alloc(view.width * view.height * 3);
  for (let row = 0; row < view.height; row++) {
    const roughness = grain * smoothstep(0, 0.1 * view.height, row);
    for (let column = 0; column < view.width; column++) {
      const index = row * view.width + column;
      const z = survey.distance[index] ?? 0;
      const wet = water.share[index] ?? 0;
      let colour;
      if (z === 0) {
        colour = sky.colour(column, row);
      } else {
        const spot: Spot = {
          x: slopeOf(view, column) * z,
          z,
          altitude: survey.altitude[index] ?? 0,
          light: survey.light[index] ?? 0,
          wood: survey.wood[index] ?? 0,
          nearSun: sky.nearSun(column, row),
        };
        colour = ground.veil(ground.colour(spot), spot);
        if (wet > 0) colour = blend(colour, waterInk(spot, water.fromBank[index] ?? 0), wet);
      }
      // the water gives back the lamps of its far bank, as far below the bank as they are above it
      const mirrored = index - 2 * (water.fromBank[index] ?? 0) * view.width;
      const light = Math.max(
        lamps[index] ?? 0,
        wet * Math.min(mirroredLight, lamps[mirrored] ?? 0),
      );
      const [lightness, a, b] = blend(colour, lamp, light);
      pixels.set(rgb([lightness + (random() - 0.5) * roughness, a, b]), index * 3);
    }
  }
  strewStars(pixels, view, palette, seed + 3);

  const front =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(view.width)}" height="${String(view.height)}">` +
    `${homesteadSvg(view, palette)}${overlookSvg(view, palette, seed + 2)}</svg>`;
  const whole = await sharp(pixels, {
    raw: { width: view.width, height: view.height, channels: 3 },
  })
    .composite([{ input: Buffer.from(front) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const picture = sharp(whole, {
    raw: { width: view.width, height: view.height, channels: 3 },
  }).resize(options.width, options.height, { kernel: 'lanczos3' });
  return options.cut ? picture.extract(options.cut) : picture;
}
