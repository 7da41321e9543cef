import type { Part, Spruce, Viewpoint } from './viewpoint';

/** The window onto the valley: everything that depends on the size in which a picture is drawn. */
export type View = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly focal: number;
  /** The picture's mean side, as the unit of lengths without a direction. */
  readonly unit: number;
  readonly turn: number;
  readonly sun: { readonly x: number; readonly y: number };
  readonly spruces: readonly Spruce[];
  readonly front: Viewpoint['front'];
  readonly frontPart: Part;
};

/** How far the overlook is above the valley floor, in kilometers. */
export const eye = 1;

/** Frames the valley for a picture drawn `fineness` times as large as it will be. */
export function viewOf(viewpoint: Viewpoint, fineness: number): View {
  const width = viewpoint.width * fineness;
  const height = viewpoint.height * fineness;
  const [x, y] = viewpoint.sun;
  return {
    width,
    height,
    horizon: viewpoint.horizon * height,
    focal: viewpoint.focal * width,
    unit: Math.sqrt(width * height),
    turn: viewpoint.turn,
    sun: { x: x * width, y: y * height },
    spruces: viewpoint.spruces ?? [],
    front: viewpoint.front,
    frontPart: viewpoint.frontPart ?? { left: 0, share: 1 },
  };
}

/** Sideways slope of the ray through a pixel column: x = slope × distance. */
export const slopeOf = (view: View, column: number): number =>
  (column - view.width / 2) / view.focal + view.turn;
