import { canvasOf, type Canvas } from './canvas';
import type { Lab } from './color';
import { groundOf, type Ground, type Spot } from './ground';
import { landFrom, seenFrom, type Land } from './land';
import { randomFrom } from './maths';
import { meadowsOf } from './meadows';
import { noiseFrom, type Noise } from './noise';
import type { Palette } from './palettes/palette';
import { sunlightOf } from './sunlight';
import { surveyLand, type Survey } from './survey';
import { slopeOf, type View } from './view';
import type { Viewpoint } from './viewpoint';
import { findWater, type Water } from './water';

/** What all that is painted on the land has to know of it. */
export type Scenery = {
  readonly view: View;
  readonly land: Land;
  readonly palette: Palette;
  readonly noise: Noise;
  readonly survey: Survey;
  readonly water: Water;
  readonly ground: Ground;
  /** Share of meadow at each pixel, 0 … 1: no tree stands there. */
  readonly meadow: Float32Array;
  readonly canvas: Canvas;
  /** The bare land that a pixel shows. */
  readonly spotAt: (index: number) => Spot;
  /**
   * Paints a pixel of something that stands at a distance (km), unless something nearer hides it. What grows above the
   * last crest hides the sky.
   */
  readonly paint: (x: number, y: number, z: number, color: Lab) => void;
};

/** Something on a slope hides land that is at most this much nearer, as a share of its distance: its own ground. */
const sameGround = 1.012;

/** Surveys the land for a picture; its canvas is empty. */
export function sceneryOf(
  view: View,
  viewpoint: Viewpoint,
  palette: Palette,
  seed: number,
  fineness: number,
): Scenery {
  const noise = noiseFrom(randomFrom(seed));
  const land = seenFrom(landFrom(noise), viewpoint.walked);
  const survey = surveyLand(view, land, noise, fineness);
  const sunlight = sunlightOf(view, palette);
  const water = findWater(view, survey, land);
  const canvas = canvasOf(view.width * view.height);
  return {
    view,
    land,
    palette,
    noise,
    survey,
    water,
    ground: groundOf(palette, land, noise),
    meadow: meadowsOf(view, survey, land, noise, viewpoint.clearings ?? []),
    canvas,
    spotAt: (index) => {
      const z = survey.distance[index] ?? 0;
      const column = index % view.width;
      return {
        x: slopeOf(view, column) * z,
        z,
        altitude: survey.altitude[index] ?? 0,
        light: survey.light[index] ?? 0,
        nearSun: sunlight(column, Math.floor(index / view.width)),
      };
    },
    paint: (x, y, z, color) => {
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
      const index = y * view.width + x;
      const there = survey.distance[index] ?? 0;
      if (there * sameGround < z && there !== 0) return;
      if (there === 0) survey.distance[index] = z;
      water.share[index] = 0;
      canvas.set(index, color);
    },
  };
}
