import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { derivedField } from '../../fields/derived-fields';
import { formatOf } from '../../fields/formats';
import { dayAndNight, dayAndNightType } from '../land-pictures';

/** The drawings that a service may name; `packages/artwork/src/card-drawings.ts` draws them. */
const drawings = {
  cabin: 'a house with a porch and a fence',
  signpost: 'a signpost and a path up to a cabin',
  bridge: 'a covered bridge',
  'fire-tower': 'a fire tower with a lit cab',
  switchback: 'a marked trail up to a shelter on the ridge',
  mill: 'a water mill',
  workshop: 'a workshop with a smoking chimney',
  fields: 'a plowed field with bales, a barn and a silo',
  mailbox: 'a mailbox with its flag up, and a path to a house',
  schoolhouse: 'a schoolhouse with a bell',
};

/** What a card without a drawing of its own has. */
const usual = 'cabin';

export const drawingNames: readonly string[] = Object.keys(drawings);

/** The name of the drawing at the foot of a service's card. */
export const drawingName = z
  .enum(drawingNames)
  .meta({
    title: 'Drawing',
    description: `The place at the bottom of the card. Without one, it is ${drawings[usual]}.`,
    examples: ['fire-tower'],
    enumDescriptions: Object.values(drawings),
  })
  .register(textFormats, formatOf('drawing'));

/** The drawing of a card. */
export const drawing = derivedField({
  type: 'String!',
  from: (service: { readonly drawing: string | null }) => service.drawing ?? usual,
});

/** The land along rows of cards; each three cards have the next one. */
const cardLandNames: readonly string[] = ['card-river', 'card-ridge'];

/** The pictures of the land along rows of cards. */
export const lands = derivedField({
  type: '[DayAndNight!]!',
  declares: dayAndNightType,
  needs: ['picture'],
  from: (_section, { picture }) => cardLandNames.map((land) => dayAndNight(land, picture)),
});
