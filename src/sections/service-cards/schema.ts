import * as z from 'zod';
import { slug } from '../../fields/fields';
import { defineSection, heading, lede } from '../../fields/define-section';

/** Services as cards, in the order listed. */
export const serviceCardsSection = defineSection(
  'service-cards',
  { title: 'Service cards', description: 'Services as cards, in the order listed.' },
  {
    heading: heading('The words above the cards.', 'Our Core Services'),
    lede: lede('One sentence beside the heading.', 'Three ways to begin.'),
    services: z
      .array(
        slug('service-slug', {
          title: 'Service',
          description: 'A service of this site.',
          examples: ['ai-strategy-consulting'],
        }),
      )
      .meta({ title: 'Services', description: 'In the order in which they are shown.' }),
  },
);
