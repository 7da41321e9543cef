import type { Hour } from './palettes';
import type { Viewpoint } from './viewpoint';

/** The first page: the whole valley, the river and its town. */
const overlook: Viewpoint = {
  width: 2560,
  height: 920,
  horizon: 0.278,
  focal: 0.98,
  turn: 0.02,
  sun: [0.765, 0.087],
  front: 'overlook',
  clearings: [{ at: [0.405, 0.87], reach: [0.042, 0.075] }],
  spruces: [
    { at: 0.951, tall: 0.58 },
    { at: 0.988, tall: 0.47 },
    { at: 0.906, tall: 0.313 },
    { at: 0.921, tall: 0.209 },
    { at: 0.968, tall: 0.261 },
    { at: 0.892, tall: 0.157 },
    { at: 0.848, tall: 0.104 },
    { at: 0.004, tall: 0.296 },
    { at: 0.028, tall: 0.174 },
    { at: 0.066, tall: 0.078 },
  ],
};

const overlookPhone: Viewpoint = {
  width: 1800,
  height: 1440,
  horizon: 0.135,
  focal: 1.5,
  turn: 0.1,
  walked: [0, 0.25],
  sun: [0.72, 0.02],
  front: 'overlook',
  clearings: [{ at: [0.265, 0.64], reach: [0.1, 0.12] }],
  spruces: [
    { at: 0.93, tall: 0.42 },
    { at: 0.995, tall: 0.31 },
    { at: 0.85, tall: 0.17 },
    { at: 0.965, tall: 0.2 },
  ],
};

const near = { width: 2560, height: 800, horizon: 0.26, focal: 1.3, sun: [0.8, 0.12] } as const;

const homestead: Viewpoint = { ...near, turn: 0.35, walked: [0, 0.2], front: 'homestead' };
const bridge: Viewpoint = {
  ...near,
  horizon: 0.2,
  turn: 0.3,
  walked: [0, 2],
  flopped: true,
  front: 'bridge',
};
const mailbox: Viewpoint = {
  ...near,
  focal: 1.2,
  turn: -0.2,
  walked: [-0.6, 1.2],
  flopped: true,
  front: 'mailbox',
};

/** With ground at its foot, before which the wood of the footer stands. */
const last = { ...near, height: 960, horizon: 0.217, sun: [0.8, 0.1] } as const;

/** The road home, at the foot of the hills. */
const lane: Viewpoint = { ...last, turn: -0.35, walked: [0, 3], front: 'lane' };

/** From the porch, over the river. */
const porch: Viewpoint = {
  ...last,
  horizon: 0.25,
  focal: 1.1,
  turn: 0.12,
  walked: [0.1, 0.9],
  front: 'porch',
};

/** A lit window of the house, from outside. */
const window: Viewpoint = { ...last, turn: 0, front: 'window' };

/** A hillside above the valley, with a house for each of four steps. */
const hillside: Viewpoint = {
  ...near,
  height: 660,
  horizon: 0.22,
  focal: 1,
  turn: 0.08,
  walked: [0, 0.4],
  front: 'hillside',
};

/** A long narrow stretch of land that runs along the feet of a row of cards. */
const card = { width: 2400, height: 480, horizon: 0.187, sun: [0.8, 0.08] } as const;

const cardRiver: Viewpoint = { ...card, focal: 1, turn: 0, walked: [0, 4.5] };
const cardRidge: Viewpoint = { ...card, focal: 1.2, turn: 0.5, walked: [0, 2] };

/**
 * The view that a phone has of a wide one: the stretch around the one thing in it, which begins at `left`, a
 * share of the width of the wide picture. Small tablets show it, too, so it is drawn a quarter larger.
 */
function stretchOf(view: Viewpoint, left: number): Viewpoint {
  const share = 1440 / view.width;
  const from = view.flopped ? 1 - left - share : left;
  return {
    ...view,
    width: 1800,
    height: view.height * 1.25,
    frontPart: { left, share },
    clearings: (view.clearings ?? []).map(({ at: [x, y], reach }) => ({
      at: [(x - from) / share, y],
      reach: [reach[0] / share, reach[1]],
    })),
    focal: view.focal / share,
    turn: view.turn + (from + share / 2 - 0.5) / view.focal,
    sun: [(view.sun[0] - from) / share, view.sun[1]],
  };
}

/** Its view in windows wider than those of phones, and the hours for which it is painted. */
type Land = {
  readonly wide: Viewpoint;
  readonly day: Hour;
  readonly night: Hour;
};

/** The land of a scene, which fills a section. */
export type SceneLand = Land & {
  /** For phones a view of its own, or where their stretch of the wide one begins. */
  readonly phone: Viewpoint | number;
};

/** The lands of scenes by name. A new one is added here. */
export const sceneLands = {
  overlook: { wide: overlook, phone: overlookPhone, day: 'dawn', night: 'night' },
  homestead: { wide: homestead, phone: 0.224, day: 'morning', night: 'night' },
  bridge: { wide: bridge, phone: 0.292, day: 'gold', night: 'night' },
  mailbox: { wide: mailbox, phone: 0.151, day: 'dusk', night: 'firstLight' },
  lane: { wide: lane, phone: 0.43, day: 'gold', night: 'night' },
  porch: { wide: porch, phone: 0.43, day: 'morning', night: 'firstLight' },
  window: { wide: window, phone: 0.47, day: 'dusk', night: 'night' },
} satisfies Readonly<Record<string, SceneLand>>;

/** Other lands, of which phones show the same view. */
const otherLands: Readonly<Record<string, Land>> = {
  hillside: { wide: hillside, day: 'dusk', night: 'night' },
  'card-river': { wide: cardRiver, day: 'dawn', night: 'night' },
  'card-ridge': { wide: cardRidge, day: 'dawn', night: 'night' },
};

/** What a phone sees of a land. */
export const phoneViewOf = ({ wide, phone }: SceneLand): Viewpoint =>
  typeof phone === 'number' ? stretchOf(wide, phone) : phone;

/** A view of a land, on phones or on wider windows. */
type NamedView = Pick<Land, 'day' | 'night'> & {
  /** The name of its pictures, without the time of day. */
  readonly name: string;
  readonly viewpoint: Viewpoint;
  /** How many times larger it is drawn before it is reduced; a phone reduces its own. */
  readonly fineness: number;
};

/** All views: the wide ones of all lands, and those of phones. */
export const views: readonly NamedView[] = [
  ...Object.entries<Land>({ ...sceneLands, ...otherLands }).map(([name, { wide, day, night }]) => ({
    name,
    viewpoint: wide,
    day,
    night,
    fineness: 1.25,
  })),
  ...Object.entries<SceneLand>(sceneLands).map(([name, land]) => ({
    name: `${name}-phone`,
    viewpoint: phoneViewOf(land),
    day: land.day,
    night: land.night,
    fineness: 1,
  })),
];
