import type { outlines } from './generated/outlines';
import type { Sky } from './skies';

/**
 * A scene that a hero or banner may name. Its file in `definitions` says all that its pages show
 * but the picture of its land.
 */
export type SceneDefinition = {
  /** For editors, who choose among the scenes. */
  readonly description: string;
  /**
   * Its pictures in `generated/pictures`, which `npm run artwork` draws from the views of
   * `packages/artwork`. Each land has a composition for social images, too
   * (`src/build/social-images/compositions.ts`).
   */
  readonly land: keyof typeof outlines;
  /**
   * Its skies. The light on the land is painted for the hours that `packages/artwork/src/views.ts` gives it;
   * the sky of another hour doesn't change that light.
   */
  readonly sky: {
    readonly light: Sky;
    readonly dark: Sky;
    /** How the night differs from `skies.night` in the light scheme, where it is night in both. */
    readonly night?: Sky;
  };
  /**
   * The middle of the sun or moon, in widths of the land: `x` from its left, `up` from the foot of the
   * sky, which is 30 % of the land's height below its top. For a view with `sun: [x, y]` they are `x`, or
   * `1 - x` if the view is mirrored, and `(0.3 - y) * height / width`. A scene departs from that where the
   * sun would be out of view, behind a ridge or behind words.
   */
  readonly sun: OnWindows<{ readonly x: number; readonly up: number }>;
  /** What stands on the land. Scenes whose land has all of it painted have none. */
  readonly drawings?: Drawings & OnWindows<Place>;
  /** Where it begins on a phone, if its land would touch the button above it. */
  readonly top?: string;
  /**
   * How its land fits into the box of the scene, where that differs from other lands: everywhere,
   * where the scene is behind its words, in the dark scheme.
   */
  readonly fit?: Readonly<Partial<Record<'all' | 'behind' | 'dark', LandFit>>>;
};

/**
 * A value on a phone held upright, where the scene is below its words, and one where it is behind them
 * (`media.behind`).
 */
type OnWindows<Value> = Readonly<Record<'phone' | 'behind', Value>>;

/** The variables of a land (`scene-style.ts`), as values of CSS. */
export type LandFit = {
  /**
   * Which part is in view where the land is wider than the box of its scene, from its left, `0`, to
   * its right, `1`.
   */
  readonly lean?: string;
  /** Width to height, as in its picture. */
  readonly shape?: string;
  /** How wide it is: `cqw` and `cqh` are hundredths of that box. */
  readonly width?: string;
  /** How far its foot is above that of the box. */
  readonly foot?: string;
  /**
   * Where a veil calms the land behind the words, as in `radial-gradient`: its radii `at` its
   * middle. `0 0` is none.
   */
  readonly calm?: string;
  /** `inset(50%)` if nothing stands in for the picture until it has loaded. */
  readonly outline?: 'inset(50%)';
  /** `0` hides the sun and the moon. */
  readonly disc?: '0';
};

type Drawings = {
  /** Ids of groups in `drawings.svg`. */
  readonly names: readonly string[];
  /** The box that is positioned, as in `viewBox`. */
  readonly box: Box;
};

type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * Where a box of drawings is on a land: how far its left is from that of the land and how wide it is, in
 * percent of the land's width; how far its foot is above that of the land, in percent of the land's height.
 * In the middle of a clearing `at: [x, y]` of a view, these are `100 * x - width / 2`, with `1 - x` instead
 * of `x` if the view is mirrored, and `100 * (1 - y)`.
 */
export type Place = Readonly<Record<'x' | 'y' | 'width', number>>;

/** How a picture fits that ends in the ground of a banner, in front of which the footer's trees stand. */
export const groundFit = {
  all: { shape: '3/2', width: 'max(100cqw, 150cqh)' },
  behind: { shape: '8/3', width: 'max(100cqw, min(60rem, 160vh))', lean: '.9' },
} as const satisfies SceneDefinition['fit'];

/** The box of the house in a drawing; its surroundings overflow it. */
export const houseBox: Box = [20, 0, 92, 96];
