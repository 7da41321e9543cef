import { lands } from './generated/lands';
import { type Sky, skies } from './skies';

/**
 * A scene that a hero or banner may name. Its file in `definitions` says all that its pages show
 * but what its land says (`generated/lands.ts`).
 */
export type SceneDefinition = {
  /** For editors, who choose among the scenes. */
  readonly description: string;
  /**
   * Its pictures in `generated/pictures`, which `npm run artwork` draws from the views of
   * `packages/artwork`. Each land has a composition for social images, too
   * (`src/build/social-images/compositions.ts`).
   */
  readonly land: keyof typeof lands;
  /** Skies of its own. The others follow from the hours for which its land is painted. */
  readonly sky?: Partial<Skies>;
  /**
   * The middle of the sun or moon, in widths of the land: `x` from its left, `up` from the foot of the
   * sky, which is 30 % of the land's height below its top. It is chosen by eye, since the light of the
   * land may come from out of view, from behind a ridge or behind words.
   */
  readonly sun: OnWindows<{ readonly x: number; readonly up: number }>;
  /** What stands on the land. Scenes whose land has all of it painted have none. */
  readonly drawings?: Drawings;
  /** Where it begins on a phone, if its land would touch the button above it. */
  readonly top?: string;
  /** The parts that this scene leaves out. */
  readonly hides?: readonly ScenePart[];
  /**
   * How its land fits into the box of the scene, where that differs from other lands: everywhere,
   * where the scene is behind its words, in the dark scheme.
   */
  readonly fit?: Readonly<Partial<Record<'all' | 'behind' | 'dark', LandFit>>>;
};

/** The skies of a scene in the light scheme and in the dark one. */
type Skies = {
  readonly light: Sky;
  readonly dark: Sky;
  /** In the light scheme, where it is night in both. */
  readonly alwaysNight: Sky;
};

/**
 * A value on a phone held upright, where the scene is below its words, and one where it is behind them
 * (`media.behind`).
 */
type OnWindows<Value> = Readonly<Record<'phone' | 'behind', Value>>;

/**
 * A part that a scene may leave out: the disc of the sun or moon, the outline that stands in for the picture of
 * the land until it has loaded, the veil that calms the land behind words.
 */
type ScenePart = 'disc' | 'outline' | 'veil';

/** The variables of a land (`scene-style.ts`), as values of CSS. */
export type LandFit = {
  /**
   * Which part is in view where the land is wider than the box of its scene, from its left, `0`, to
   * its right, `1`.
   */
  readonly lean?: string;
  /** How wide it is: `cqw` and `cqh` are hundredths of that box. */
  readonly width?: string;
  /** How far its foot is above that of the box. */
  readonly foot?: string;
  /** Where the veil is, as in `radial-gradient`: its radii `at` its middle. */
  readonly calm?: string;
};

type Drawings = {
  /** Ids of groups in `drawings.svg`. */
  readonly names: readonly string[];
  /** The box that is positioned, as in `viewBox`. */
  readonly box: Box;
  /** Where it is where the scene is behind its words. */
  readonly behind: BoxOnLand;
  /** Where it is on a phone, if the land has a view of its own for phones. */
  readonly phone?: BoxOnLand;
};

type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * How far the left of a box is from that of the land and how wide it is, in percent of the land's width; how
 * far its foot is above that of the land, in percent of the land's height.
 */
type BoxOnLand = Readonly<Record<'x' | 'y' | 'width', number>>;

/** The skies of a scene: by default those of the hours for which its land is painted. */
export function skiesOf({ land, sky }: SceneDefinition): Skies {
  const { day, night } = lands[land];
  return {
    light: skies[day.hour],
    dark: skies[night.hour],
    // with the moon and stars of a night, whatever its hour
    alwaysNight: { ...skies.night, ...skies[night.hour] },
    ...sky,
  };
}

/** Where a scene's drawings are: on a phone at the same spot of the part of the land that it shows. */
export function boxesOnLand({ land, drawings }: SceneDefinition): OnWindows<BoxOnLand> | undefined {
  if (!drawings) return undefined;
  const { behind, phone } = drawings;
  const { left, share } = lands[land].phone.part;
  const part = {
    x: rounded((behind.x - 100 * left) / share, 1),
    y: behind.y,
    width: rounded(behind.width / share, 2),
  };
  return { behind, phone: phone ?? part };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** How a picture fits that ends in the ground of a banner, in front of which the footer's trees stand. */
export const groundFit = {
  behind: { width: 'max(100cqw, min(60rem, 160vh))', lean: '.9' },
} as const satisfies SceneDefinition['fit'];

/** The box of the house in a drawing; its surroundings overflow it. */
export const houseBox: Box = [20, 0, 92, 96];
