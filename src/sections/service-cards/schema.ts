import * as z from 'zod';
import { link } from '../../content/fields/common-fields';
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
    ask: link
      .meta({
        title: 'Question',
        description:
          'A link on each card. If it leads to the page of the contact form, the message begins with the title of the card.',
      })
      .optional(),
  },
).register(derivedFields, {
  lands,
});
