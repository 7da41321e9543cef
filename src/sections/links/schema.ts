import * as z from 'zod';
import { link } from '../../fields/common-fields';
import { runningText } from '../../fields/fields';
import { defineSection, heading } from '../../fields/define-section';

const describedLink = z
  .strictObject({
    ...link.shape,
    text: runningText(160, {
      title: 'Text',
      description: 'What the visitor finds there.',
      examples: ['Who we are and what we promise.'],
    }),
  })
  .meta({ id: 'DescribedLink', title: 'Link', description: 'A link and a sentence about it.' });

/** A list of links, each with a sentence. */
export const linksSection = defineSection(
  'links',
  { title: 'Links', description: 'A list of links, each with a sentence.' },
  {
    heading: heading('The words above the links.', 'Where to Go from Here'),
    links: z
      .array(describedLink)
      .min(1)
      .meta({ title: 'Links', description: 'From top to bottom.' }),
  },
);
