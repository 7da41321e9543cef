import { textFormats } from 'content-check/field-metadata';
import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';

const words = (title: string, description: string) =>
  z.string().min(1).max(120).meta({ title, description });

/** A cook. Recipes refer to it by its short name. */
const cook = z
  .strictObject({
    name: words('Short name', 'Recipes refer to the cook by it.')
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .register(textFormats, {
        format: 'cook-name',
        names: 'cooks',
        uniqueness: { within: 'content', among: 'cook' },
      }),
    title: words('Name', 'As it stands on the cover.'),
  })
  .meta({ title: 'Cook', description: 'Someone whose recipes are in the book.' });

const photo = z
  .strictObject({
    src: words('Photo', 'The dish, ready to eat.').register(textFormats, {
      format: 'photo',
      picture: 'file',
      isChosen: true,
    }),
    alt: words(
      'Text instead of the photo',
      'What it shows, for someone who can’t see it.',
    ).register(textFormats, { format: 'alternative', picture: 'alternative', isProse: true }),
  })
  .meta({ title: 'Photo', description: 'A photo and its text.' });

/** The steps of a recipe are of three kinds, which `kind` tells apart. */
const step = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('do'), label: words('What to do', 'In one sentence.') })
      .meta({ title: 'Work', description: 'Something to do with the hands.' }),
    z
      .strictObject({
        kind: z.literal('bake'),
        heat: words('Heat', 'Such as 180 °C.'),
        time: words('Time', 'Such as 40 minutes.'),
      })
      .meta({ title: 'Baking', description: 'In the oven.' }),
    z
      .strictObject({ kind: z.literal('wait'), time: words('Time', 'Such as one night.') })
      .meta({ title: 'Waiting', description: 'Nothing to do.' }),
  ])
  .meta({ title: 'Step' });

const recipe = z
  .strictObject({
    title: words('Title', 'The name of the dish.'),
    cook: words('Cook', 'Whose recipe it is.').register(textFormats, {
      format: 'cook',
      refersTo: { collection: 'cooks', whenDeleted: 'removed' },
      isChosen: true,
    }),
    serves: z
      .int()
      .min(1)
      .max(24)
      .meta({ title: 'Serves', description: 'How many people it is for.' }),
    photo: photo.optional(),
    steps: z.array(step).meta({ title: 'Steps', description: 'From first to last.' }),
  })
  .meta({ title: 'Recipe', description: 'One dish.' });

/** The content of a recipe book: recipes, and the cooks that they refer to. */
export const model: ContentModel = {
  collections: [
    { name: 'recipes', place: 'recipes/', schema: recipe },
    { name: 'side-dishes', place: 'recipes/side-dishes/', schema: recipe },
    { name: 'cooks', place: 'cooks/', schema: cook },
  ],
};
