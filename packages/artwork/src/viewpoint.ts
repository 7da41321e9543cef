/** A round of open ground in the picture, in shares of its width and height: its middle and its radii. */
export type Clearing = {
  readonly at: readonly [x: number, y: number];
  readonly reach: readonly [x: number, y: number];
};

/** A spruce on the overlook: where it stands (0 … 1 of the width) and how tall it is (of the height). */
export type Spruce = { readonly at: number; readonly tall: number };

/** A part of a wide picture, in shares of its width: a phone shows one. */
export type Part = { readonly left: number; readonly share: number };

/** From where, and through what window, a picture looks at the valley. */
export type Viewpoint = {
  /** Pixels of the finished picture. */
  readonly width: number;
  readonly height: number;
  /** Share of the height; the sky above it is left to the page. */
  readonly horizon: number;
  /** Focal length as a share of the width. */
  readonly focal: number;
  /** Turns the view to the right; at 0.02 the river's mouth is in the middle. */
  readonly turn: number;
  /** Where the light comes from, in shares of width and height. */
  readonly sun: readonly [x: number, y: number];
  /** The distance from the overlook in kilometers: to the right, and into the valley. */
  readonly walked?: readonly [x: number, z: number];
  /** Whether the picture is mirrored. */
  readonly flopped?: boolean;
  /** Open ground around what the page draws on the land; in the picture before it is mirrored. */
  readonly clearings?: readonly Clearing[];
  /** What stands between the eye and the valley. */
  readonly front?:
    'overlook' | 'homestead' | 'bridge' | 'mailbox' | 'hillside' | 'lane' | 'porch' | 'window';
  /** Which part of that of the wide picture is in view; by default all of it. */
  readonly frontPart?: Part;
  /** Trees of the overlook. */
  readonly spruces?: readonly Spruce[];
};
