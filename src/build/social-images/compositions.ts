import type { SceneName } from '../../scenes/registry';
import type { SceneDefinition } from '../../scenes/scene-definition';

/**
 * How a land is cut for a social image of 1200 × 630, in pixels, so that nothing drawn on it is
 * behind the three lines of words.
 */
export type Composition = {
  /** How wide the whole land is, and the position of its upper left corner. */
  readonly land: Readonly<Record<'width' | 'left' | 'top', number>>;
  /** Where the sky ends. */
  readonly horizon: number;
  /** The middle of the sun, which must leave room for words. */
  readonly sun: { readonly x: number; readonly y: number };
};

/** The scene that is drawn instead of a land, if what is painted in that would stand behind the words. */
type Substitute = { readonly sceneInstead: SceneName };

/**
 * How the land of each name is cut. What else a social image shows of a scene, such as its drawings, is in
 * the scene's definition.
 */
export const compositions: Readonly<Record<SceneDefinition['land'], Composition | Substitute>> = {
  overlook: {
    land: { width: 1280, left: -80, top: 210 },
    horizon: 340,
    sun: { x: 1112, y: 282 },
  },
  homestead: {
    land: { width: 1600, left: -150, top: 205 },
    horizon: 350,
    sun: { x: 1080, y: 220 },
  },
  bridge: {
    land: { width: 1600, left: -230, top: 200 },
    horizon: 320,
    sun: { x: -60, y: 300 },
  },
  mailbox: {
    land: { width: 1600, left: -40, top: 292 },
    horizon: 422,
    sun: { x: 260, y: 457 },
  },
  window: { sceneInstead: 'overlook' },
  porch: { sceneInstead: 'homestead' },
  lane: { sceneInstead: 'bridge' },
};
