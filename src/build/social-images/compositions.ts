import { sceneDrawings } from '../../scenes/scene-drawings';
import type { SceneName } from '../../scenes/schema';
import type { skies } from '../../scenes/skies';

/** Where the parts of a land are in a social image of 1200 × 630; in pixels, except for shares. */
type LandComposition = {
  readonly hour: keyof typeof skies;
  readonly land: {
    /** The name of its file in `src/scenes/generated/pictures`. */
    readonly name: string;
    readonly width: number;
    readonly height: number;
    /** The position of its upper left corner. */
    readonly left: number;
    readonly top: number;
  };
  /** Where the sky ends. */
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number };
  /** Where its drawings stand, in shares of the land: their left side, their foot and their width. */
  readonly place: { readonly left: number; readonly foot: number; readonly width: number };
};

/** A land with the drawings of a scene on it. */
export type Composition = LandComposition & (typeof sceneDrawings)[SceneName];

/** What is painted into these lands would stand behind the words; their pages show what is seen from there. */
const others = { window: 'overlook', porch: 'homestead', lane: 'bridge' } as const;

/** All lands by day. Neither the sun nor a drawing is behind three lines of text. */
const lands: Readonly<Record<Exclude<SceneName, 'road' | keyof typeof others>, LandComposition>> = {
  overlook: {
    hour: 'dawn',
    land: { name: 'overlook', width: 1280, height: 460, left: -80, top: 205 },
    horizon: 335,
    sun: { x: 1112, y: 282 },
    place: { left: 0.376, foot: 0.168, width: 0.06 },
  },
  homestead: {
    hour: 'morning',
    land: { name: 'homestead', width: 1600, height: 500, left: -150, top: 205 },
    horizon: 350,
    sun: { x: 1080, y: 220 },
    place: { left: 0.526, foot: 0.28, width: 0.083 },
  },
  bridge: {
    hour: 'gold',
    land: { name: 'bridge', width: 1600, height: 500, left: -230, top: 200 },
    horizon: 320,
    sun: { x: -60, y: 300 },
    place: { left: 0.686, foot: 0.22, width: 0.09 },
  },
  mailbox: {
    hour: 'dusk',
    land: { name: 'mailbox', width: 1600, height: 500, left: -40, top: 285 },
    horizon: 415,
    sun: { x: 260, y: 450 },
    place: { left: 0.385, foot: 0.545, width: 0.062 },
  },
};

/** The composition of the scene of that name; the overlook by default, and for an unknown name. */
export function compositionOf(name: string | undefined): Composition {
  const scene = isScene(name) ? name : 'overlook';
  const shown = isPainted(scene) ? others[scene] : scene;
  return { ...lands[shown === 'road' ? 'overlook' : shown], ...sceneDrawings[shown] };
}

const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(sceneDrawings, name);

const isPainted = (scene: SceneName): scene is keyof typeof others => Object.hasOwn(others, scene);
