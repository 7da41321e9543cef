import * as z from 'zod';
import { type Around, derivedField } from '../content/fields/derived-fields';

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

/** A scene that has its own pictures in `src/scenes/generated/pictures`. */
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

/** What queries get for a section with a scene or a picture of its own. */
export const backdropFields = {
  /** The pictures of the scene's land; null without a scene. */
  land: derivedField({
    type: 'Land',
    needs: ['picture'],
    chosenBy: ['scene'],
    from: ({ scene }: { readonly scene?: SceneName | null }, { picture }) =>
      scene ? landPictures(landOf(scene), picture) : null,
  }),
  /** `picture` by another name: a story's is required, and one query can't ask for both by the same. */
  ownPicture: derivedField({
    type: 'Picture',
    from: ({ picture }: { readonly picture?: unknown }) => picture ?? null,
  }),
};

function landPictures(land: LandName, picture: Around['picture']) {
  return {
    day: picture(land, 'day'),
    night: picture(land, 'night'),
    dayPhone: picture(land, 'phone-day'),
    nightPhone: picture(land, 'phone-night'),
  };
}
