import * as z from 'zod';
import { derivedField } from '../fields/derived-fields';
import { editorTitles } from '../fields/editor-titles';
import { dayAndNight, landPictureName } from './land-pictures';
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
    from: ({ scene }: { readonly scene?: SceneName | null }, { picture }) => {
      if (!scene) return null;
      const { land } = scenes[scene];
      return {
        ...dayAndNight(land, picture),
        dayPhone: picture(landPictureName(land, 'dayPhone')),
        nightPhone: picture(landPictureName(land, 'nightPhone')),
      };
    },
  }),
  /**
   * The field `picture` by another name. The query of a page asks for all kinds of sections at once, and
   * GraphQL can't merge this `picture: Picture` with a story's `picture: StoryPicture!`.
   */
  ownPicture: derivedField({
    type: 'Picture',
    from: ({ picture }: { readonly picture?: unknown }) => picture ?? null,
  }),
};
