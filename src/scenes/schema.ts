import * as z from 'zod';
import { type DerivedFieldSources, derivedField } from '../fields/derived-fields';
import { editorTitles } from '../fields/editor-titles';
import { landPictureName } from './land-pictures';
import { type SceneName, scenes } from './registry';

/** The name of a scene. */
export const sceneName = z.enum(Object.keys(scenes)).meta({
  id: 'Scene',
  title: editorTitles.scene,
  description: 'The view of the valley behind the words.',
  examples: ['overlook'],
  enumDescriptions: Object.values(scenes).map(({ description }) => description),
});

/** What queries get for a section with a scene or a picture of its own. */
export const backdropFields = {
  /** The pictures of the scene's land; null without a scene. */
  land: derivedField({
    type: 'Land',
    declares:
      'type Land {\n  day: File!\n  night: File!\n  dayPhone: File!\n  nightPhone: File!\n}',
    needs: ['picture'],
    from: ({ scene }: { readonly scene?: SceneName | null }, { picture }) =>
      scene ? landPictures(scenes[scene].land, picture) : null,
  }),
  /** `picture` by another name: a story's is required, and one query can't ask for both by the same. */
  ownPicture: derivedField({
    type: 'Picture',
    from: ({ picture }: { readonly picture?: unknown }) => picture ?? null,
  }),
};

function landPictures(land: string, picture: DerivedFieldSources['picture']) {
  return {
    day: picture(landPictureName(land, 'day')),
    night: picture(landPictureName(land, 'night')),
    dayPhone: picture(landPictureName(land, 'phone-day')),
    nightPhone: picture(landPictureName(land, 'phone-night')),
  };
}
