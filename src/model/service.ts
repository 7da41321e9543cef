import { folded } from 'content-check/field-metadata';
import * as z from 'zod';
import { drawing, drawingName } from '../scenes/card-landscape/schema';
import { derivedField, derivedFields } from '../fields/derived-fields';
import { draft, linkTarget, schemaReference } from '../fields/common-fields';
import { singleLineText, singleLineTextOrEmpty, slug } from '../fields/fields';
import { richLine } from '../fields/rich-text';
import { iconName } from '../fields/icons';
import { editorTitles } from '../fields/editor-titles';

/** One service card. Pages name the cards they show by slug. */
export const service = z
  .strictObject({
    $schema: schemaReference.optional(),
    slug: folded(
      editorTitles.slug,
      slug('slug', {
        title: editorTitles.slug,
        description:
          'The name by which pages list this service, and the end of links to its card, such as "/services#ai-strategy-consulting". Each needs its own.',
        examples: ['ai-strategy-consulting'],
      }),
    ),
    title: singleLineText(
      60,
      {
        title: 'Title',
        description: 'The heading of the card.',
        examples: ['AI Strategy Consulting'],
      },
      'service-title',
    ),
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
    leadsTo: linkTarget
      .meta({
        title: editorTitles.href,
        description:
          'Where a click on the card leads: a page or a card of this site, a web address, an email address, or a phone number with “+” and its country’s code. Without it the card is no link.',
        examples: ['/services#ai-strategy-roadmap', '/contact'],
      })
      .optional(),
    outcome: singleLineText(120, {
      title: 'What one gets',
      description: 'What the client has in hand at the end. Shown below the description.',
      examples: ['A plan of four pages with prices'],
    }).optional(),
    duration: singleLineText(60, {
      title: 'How long it takes',
      description: 'How long it usually takes. Shown below what one gets.',
      examples: ['Usually three weeks'],
    }).optional(),
    draft,
  })
  .meta({ id: 'Service', title: 'Service', description: 'One service, shown as a card.' })
  .register(derivedFields, {
    drawing,
    /** The mark of a draft. */
    draftMark: derivedField({
      type: 'String',
      needs: ['site'],
      from: ({ draft }: Queries.Service, { site }) => (draft ? site.words.draft : null),
    }),
  });

export type Service = z.infer<typeof service>;
