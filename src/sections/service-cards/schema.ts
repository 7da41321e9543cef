import * as z from 'zod';
import { singleLineText, slug } from '../../content-model/fields';
import { defineSection } from '../../content-model/define-section';

/** Services as cards, in the order listed. */
export const serviceCardsSection = defineSection(
  'service-cards',
  { title: 'Service cards', description: 'Services as cards, in the order listed.' },
  {
    heading: singleLineText(80, {
      title: 'Heading',
      description: 'The words above the cards.',
      examples: ['Our Core Services'],
    }),
    lede: singleLineText(240, {
      title: 'First sentence',
      description: 'One sentence beside the heading.',
      examples: ['Three ways to begin.'],
    }),
    services: z
      .array(
        slug('service-slug', {
          title: 'Service',
          description: 'A service of this site, by its short name.',
          examples: ['ai-strategy-consulting'],
        }),
      )
      .meta({ title: 'Services', description: 'In the order in which they are shown.' }),
  },
);
