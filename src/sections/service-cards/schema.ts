import * as z from 'zod';
import { derivedFields } from '../../content/fields/derived-fields';
import { slug } from '../../content/fields/fields';
import { lands } from '../../scenes/card-landscape/schema';
import { defineSection, heading, lede } from '../../content/fields/define-section';

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
).register(derivedFields, {
  lands,
});
