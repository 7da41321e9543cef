import type { SceneName } from '../../scenes/registry';
import type { Place } from '../../scenes/scene-definition';

/** Where the parts of a scene are in a social image of 1200 × 630, in pixels; none is behind three lines of text. */
export type Composition = {
  /** The land by day, and the position of its upper left corner. */
  readonly land: Readonly<Record<'width' | 'height' | 'left' | 'top', number>>;
  /** Where the sky ends. */
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number };
  readonly drawings: Place;
};

/** For a land in which something is painted that would stand behind the words. */
type Substitute = { readonly shows: SceneName };

const overlook: Composition = {
  land: { width: 1280, height: 460, left: -80, top: 210 },
  horizon: 340,
  sun: { x: 1112, y: 282 },
  drawings: { x: 37.6, y: 16.8, width: 6 },
};

/** What the social image of a scene shows; the overlook for one that is not here. Apart from the scenes, since pages don't need it. */
export const compositions: Readonly<Partial<Record<SceneName, Composition | Substitute>>> = {
  overlook,
  road: overlook,
  homestead: {
    land: { width: 1600, height: 500, left: -150, top: 205 },
    horizon: 350,
    sun: { x: 1080, y: 220 },
    drawings: { x: 53.5, y: 31.4, width: 8.3 },
  },
  bridge: {
    land: { width: 1600, height: 500, left: -230, top: 200 },
    horizon: 320,
    sun: { x: -60, y: 300 },
    drawings: { x: 68, y: 31.8, width: 11.25 },
  },
  mailbox: {
    land: { width: 1600, height: 500, left: -40, top: 285 },
    horizon: 415,
    sun: { x: 260, y: 450 },
    drawings: { x: 37.5, y: 52.4, width: 8.6 },
  },
  porch: { shows: 'homestead' },
  lane: { shows: 'bridge' },
};
