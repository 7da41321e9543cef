/** A spruce on the overlook: where it stands (0 … 1 of the width) and how tall it is (of the height). */
export type Spruce = { readonly at: number; readonly tall: number };

/** What a picture of one shape shows of the valley. */
export type Framing = {
  /** All in shares of the picture's width or height. */
  readonly horizon: number;
  readonly focal: number;
  /** Turns the view to the right; at 0.02 the river's mouth is in the middle. */
  readonly turn: number;
  readonly sun: readonly [x: number, y: number];
  readonly home: readonly [x: number, y: number];
  readonly spruces: readonly Spruce[];
};

/** 4 : 5, below the words of a phone's hero, of which `artworks.ts` keeps a square. */
export const phone: Framing = {
  horizon: 0.46,
  focal: 1.6,
  turn: 0.1,
  sun: [0.645, 0.378],
  home: [0.215, 0.7135],
  spruces: [
    { at: 0.93, tall: 0.35 },
    { at: 1.0, tall: 0.26 },
    { at: 0.825, tall: 0.15 },
    { at: 0.965, tall: 0.17 },
    { at: 0.86, tall: 0.1 },
    { at: 0.74, tall: 0.065 },
    { at: -0.01, tall: 0.17 },
    { at: 0.04, tall: 0.1 },
  ],
};

/** 16 : 10. */
export const desktop: Framing = {
  horizon: 0.585,
  focal: 0.98,
  turn: 0.02,
  sun: [0.765, 0.475],
  home: [0.405, 0.879],
  spruces: [
    { at: 0.951, tall: 0.37 },
    { at: 0.988, tall: 0.27 },
    { at: 0.906, tall: 0.18 },
    { at: 0.921, tall: 0.12 },
    { at: 0.968, tall: 0.15 },
    { at: 0.892, tall: 0.09 },
    { at: 0.848, tall: 0.06 },
    { at: 0.004, tall: 0.17 },
    { at: 0.028, tall: 0.1 },
    { at: 0.066, tall: 0.045 },
  ],
};

/** 21 : 9. */
export const banner: Framing = {
  horizon: 0.5,
  focal: 0.84,
  turn: 0.02,
  sun: [0.755, 0.36],
  home: [0.4, 0.8805],
  spruces: [
    { at: 0.955, tall: 0.45 },
    { at: 0.988, tall: 0.33 },
    { at: 0.913, tall: 0.23 },
    { at: 0.928, tall: 0.14 },
    { at: 0.97, tall: 0.18 },
    { at: 0.9, tall: 0.11 },
    { at: 0.868, tall: 0.07 },
    { at: 0.004, tall: 0.24 },
    { at: 0.024, tall: 0.14 },
  ],
};
