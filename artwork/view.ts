import { banner, desktop, phone, type Spruce } from './framings';

/** The window onto the valley: everything that depends on the shape and size of the picture. */
export type View = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly focal: number;
  /** The picture's mean side: what has no direction is measured in it. */
  readonly unit: number;
  readonly turn: number;
  readonly sun: { readonly x: number; readonly y: number };
  readonly home: { readonly x: number; readonly y: number };
  readonly spruces: readonly Spruce[];
  /** Where words may stand, lights in the sky are kept faint; phones have no words on the picture. */
  readonly wide: boolean;
};

/** How far the overlook is above the valley floor, in kilometres. */
export const eye = 1;

/** Frames the valley for a picture of `width` by `height` pixels. */
export function viewOf(width: number, height: number): View {
  const aspect = width / height;
  const framing = aspect < 1 ? phone : aspect < 2 ? desktop : banner;
  const point = ([x, y]: readonly [number, number]) => ({ x: x * width, y: y * height });
  return {
    width,
    height,
    horizon: framing.horizon * height,
    focal: framing.focal * width,
    unit: Math.sqrt(width * height),
    turn: framing.turn,
    sun: point(framing.sun),
    home: point(framing.home),
    spruces: framing.spruces,
    wide: aspect > 1,
  };
}

/** Sideways slope of the ray through a pixel column: x = slope × distance. */
export const slopeOf = (view: View, column: number): number =>
  (column - view.width / 2) / view.focal + view.turn;
