import * as z from 'zod';

/**
 * The scenes that a hero or banner may name. `packages/artwork/src/views.ts` draws them, `viewpoints.ts`
 * positions them.
 */
const scenes = {
  overlook: 'the whole valley from above, at dawn',
  homestead: 'the house up close in the morning, with a quilt on the line',
  bridge: 'a covered bridge in golden light',
  mailbox: 'the house at dusk, with a path to its mailbox',
  road: 'the valley from above, and a road that breaks off',
  window: 'the valley through a window of the house, with a lamp on the sill',
  porch: 'the porch of the house at dusk, with two rocking chairs',
  lane: 'the road home, and the house with its windows lit',
};

export type SceneName = keyof typeof scenes;

/** Scenes that show the land of another one. */
const sharedLands = { road: 'overlook' } as const;

/** A scene that has its own pictures in `src/scenes/pictures`. */
export type LandName = Exclude<SceneName, keyof typeof sharedLands>;

/** The scene whose pictures of the land a scene shows. */
export function landOf(scene: SceneName): LandName {
  return isShared(scene) ? sharedLands[scene] : scene;
}

function isShared(scene: SceneName): scene is keyof typeof sharedLands {
  return Object.hasOwn(sharedLands, scene);
}

/** The name of a scene. */
export const sceneName = z.enum(Object.keys(scenes)).meta({
  id: 'Scene',
  title: 'Scene',
  description: 'The view of the valley behind the words.',
  examples: ['overlook'],
  enumDescriptions: Object.values(scenes),
});
