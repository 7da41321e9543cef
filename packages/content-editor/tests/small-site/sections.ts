import * as z from 'zod';
import type { FieldMetadata } from 'content-check/field-metadata';
import { link, picture, richBlocks, richLine, slug, text, words } from './fields';

/** The views behind a hero or banner, which the form shows as pictures. */
export const scenes = { overlook: 'the valley', bridge: 'a covered bridge', window: 'a lamp' };

const scene = z.enum(Object.keys(scenes)).meta({
  id: 'Scene',
  title: 'Scene',
  description: 'The view behind the words.',
  examples: ['overlook'],
  enumDescriptions: Object.values(scenes),
});

const anchor = text(
  'anchor',
  { title: 'Anchor', description: 'A name for this part of the page.', examples: ['steps'] },
  { pattern: slug, uniqueness: { within: 'file', among: 'section' } },
);

function section<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  metadata: FieldMetadata,
  shape: Shape,
) {
  const kind = { title: `Kind of section: ${metadata.title}`, description: metadata.description };
  return z
    .strictObject({ type: z.literal(type).meta(kind), ...shape, anchor: anchor.optional() })
    .meta(metadata);
}

const heading = words(80, {
  title: 'Heading',
  description: 'The words above it.',
  examples: ['What We Do'],
});
const lede = words(320, {
  title: 'First sentence',
  description: 'One or two sentences under the heading.',
  examples: ['Three ways to begin.'],
});

/** The top of a page. */
export const hero = section(
  'hero',
  { title: 'Hero', description: 'The top of a page: its main heading and one sentence.' },
  {
    heading: text(
      'main-heading',
      { title: 'Main heading', description: 'The largest words.', examples: ["Let's Connect"] },
      { maximum: 80, isProse: true, uniqueness: { within: 'content', among: 'page' } },
    ),
    lede,
    actions: z.array(link).max(2).meta({ title: 'Buttons', description: 'Up to two.' }),
    scene: scene.optional(),
    picture: picture.meta({ description: 'A picture instead of the scene.' }).optional(),
    night: z
      .boolean()
      .meta({ title: 'Night', description: 'Shows the scene at night.' })
      .optional(),
  },
);

const serviceCards = section(
  'service-cards',
  { title: 'Service cards', description: 'Services as cards, in the order listed.' },
  {
    heading,
    lede,
    services: z
      .array(
        text(
          'service-slug',
          { title: 'Service', description: 'A service of this site.', examples: ['audits'] },
          {
            pattern: slug,
            maximum: 60,
            refersTo: { collection: 'services', whenDeleted: 'removed' },
            isChosen: true,
            uniqueness: { within: 'list', among: 'service' },
          },
        ),
      )
      .meta({ title: 'Services', description: 'In the order in which they are shown.' }),
  },
);

const banner = section(
  'banner',
  { title: 'Banner', description: 'A wide picture with a question and one button.' },
  {
    heading,
    lede,
    action: link.meta({ title: 'Button', description: 'The one thing to do here.' }),
    scene: scene.optional(),
  },
);

const commitment = z
  .strictObject({
    title: words(80, { title: 'Title', description: 'What is promised.', examples: ['Fair'] }),
    text: richLine(320, { title: 'Text', description: 'What it means.', examples: ['Tested.'] }),
  })
  .meta({ title: 'Commitment', description: 'One promise.' });

const story = section(
  'story',
  { title: 'Story', description: 'A picture beside a few words about who we are.' },
  {
    heading,
    lede,
    picture,
    commitments: z
      .array(commitment)
      .min(1)
      .meta({ title: 'Commitments', description: 'One after the other.' }),
  },
);

const prose = section(
  'prose',
  { title: 'Prose', description: 'A heading and paragraphs of text.' },
  {
    heading,
    paragraphs: richBlocks(
      2000,
      { title: 'Paragraphs', description: 'From top to bottom.' },
      { title: 'Paragraph', description: 'A few sentences.', examples: ['Fair means tested.'] },
    ),
  },
);

/** Every kind of section that may follow the hero. */
export const laterSection = z
  .discriminatedUnion('type', [serviceCards, banner, story, prose])
  .meta({ id: 'PageSection', title: 'Section', description: 'One part of a page.' });
