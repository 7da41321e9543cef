import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { drawingName } from '../scenes/card-shelf/schema';
import {
  draft,
  schemaReference,
  singleLineText,
  singleLineTextOrEmpty,
  slug,
} from '../fields/fields';
import { richLine } from '../fields/rich-text';
import { formatOf } from '../fields/formats';
import { iconName } from '../fields/icons';

/** One service card. Pages name the cards they show by slug. */
export const service = z
  .strictObject({
    $schema: schemaReference.optional(),
    slug: slug('slug', {
      title: 'Short name',
      description:
        'The name by which pages list this service. Each needs its own. Visitors never see it.',
      examples: ['ai-strategy-consulting'],
    }),
    title: singleLineText(60, {
      title: 'Title',
      description: 'The heading of the card.',
      examples: ['AI Strategy Consulting'],
    }).register(textFormats, formatOf('service-title')),
    description: richLine(240, {
      title: 'Description',
      description:
        'What the client gets, in one or two sentences. Between 90 and 160 characters look best in the card.',
      examples: ['Two or three first projects, in order, with their costs and risks.'],
    }),
    icon: iconName,
    alt: singleLineTextOrEmpty(150, {
      title: 'Text instead of the icon',
      description:
        'What the icon shows, for someone who can’t see it. Leave it empty if the title already says it.',
      examples: ['', 'A compass'],
    }),
    drawing: drawingName.optional(),
    draft,
  })
  .meta({ id: 'Service', title: 'Service', description: 'One service, shown as a card.' });

export type Service = z.infer<typeof service>;
