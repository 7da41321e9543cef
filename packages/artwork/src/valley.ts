import sharp, { type Sharp } from 'sharp';
import { blend, lab, rgb, type Lab } from './color';
import { plantForest } from './forest';
import type { Ground, Spot } from './ground';
import { clamp, randomFrom } from './maths';
import { frontOf } from './fronts/front';
import type { Palette } from './palettes/palette';
import { sceneryOf, type Scenery } from './scenery';
import { viewOf, type View } from './view';
import type { Viewpoint } from './viewpoint';
import { buildVillage } from './village';
import { waterOf } from './water';

export type ValleyOptions = {
  readonly palette: Palette;
  readonly viewpoint: Viewpoint;
  readonly seed: number;
  /** How many times larger it is drawn before it is reduced; 24 times it is whole. */
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
 * The land at one time of day, transparent above the horizon, and what stands in front of it: the same place for the same
 * seed, pixel for pixel.
 */
export async function drawValley(options: ValleyOptions): Promise<Sharp> {
  const { palette, viewpoint, seed, fineness } = options;
  const view = viewOf(viewpoint, fineness);
  // the wall of the house hides the valley
  const pixels =
    view.front === 'window' ? Buffer.alloc(view.width * view.height * 4) : paintLand(options, view);
  const raw = { raw: { width: view.width, height: view.height, channels: 4 } } as const;
  const front = frontOf(view, palette, seed + 2);
  const layers = front ? [{ input: Buffer.from(front) }] : [];
  const whole = await sharp(pixels, raw)
    .flop(viewpoint.flopped ?? false)
    .composite(layers)
    .raw()
    .toBuffer();
  return sharp(whole, raw).resize(viewpoint.width, viewpoint.height, { kernel: 'mitchell' });
}

/** The pixels of the land: first it is bare, then what stands on it is painted. */
function paintLand({ palette, viewpoint, seed, fineness }: ValleyOptions, view: View): Buffer {
  const scenery = sceneryOf(view, viewpoint, palette, seed, fineness);
  paintGround(scenery);
  plantForest(scenery, seed + 5);
  const lamps = buildVillage(scenery, seed + 1);
  return develop(scenery, lamps.light, fineness, seed + 4);
}

/** Slopes, meadows and water, without anything that stands on them. */
function paintGround(scenery: Scenery): void {
  const { view, survey, water, ground, noise, palette, meadow, canvas, spotAt } = scenery;
  const waterInk = waterOf(view, palette, ground, noise);
  for (let index = 0; index < view.width * view.height; index++) {
    if ((survey.distance[index] ?? 0) === 0) continue;
    const spot = spotAt(index);
    const bare = ground.color(spot);
    const open = meadow[index] ?? 0;
    const color = ground.veil(open > 0 ? blend(bare, grassOn(spot, ground), open) : bare, spot);
    const wet = water.share[index] ?? 0;
    canvas.set(
      index,
      wet > 0 ? blend(color, waterInk(spot, water.fromBank[index] ?? 0), wet) : color,
    );
  }
}

/** Meadow is lighter and warmer than the forest around it. */
function grassOn(spot: Spot, ground: Ground): Lab {
  const [lightness, a, b] = ground.color({ ...spot, light: spot.light + 0.16 });
  return [lightness + 0.018, a, b + 0.008];
}

/** The pixels of the finished drawing, with the light of lamps, in red, green, blue and opacity. */
function develop(scenery: Scenery, light: Float32Array, fineness: number, seed: number): Buffer {
  const { view, survey, water, canvas, palette } = scenery;
  const { width, height } = view;
  const random = randomFrom(seed);
  const lamp = lab(palette.window);
  const pixels = Buffer.alloc(width * height * 4);
  for (let column = 0; column < width; column++) {
    let skyline = height;
    for (let row = height - 1; row >= 0; row--) {
      const index = row * width + column;
      if ((survey.distance[index] ?? 0) === 0) continue;
      skyline = row;
      // the water gives back the lamps of its far bank, as far below the bank as they are above it
      const mirrored = light[index - 2 * (water.fromBank[index] ?? 0) * width] ?? 0;
      const lit = Math.max(
        light[index] ?? 0,
        (water.share[index] ?? 0) * Math.min(mirroredLight, mirrored),
      );
      const [lightness, a, b] = blend(canvas.get(index), lamp, clamp(lit));
      pixels.set([...rgb([lightness + (random() - 0.5) * grain, a, b]), 255], index * 4);
    }
    const edge = (skyline * width + column) * 4;
    for (let row = Math.max(0, skyline - bleed * fineness); row < skyline; row++) {
      pixels.copy(pixels, (row * width + column) * 4, edge, edge + 3);
      pixels[(row * width + column) * 4 + 3] = 1;
    }
  }
  return pixels;
}
