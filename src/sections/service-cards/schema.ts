import * as z from 'zod';
import { link } from '../../fields/common-fields';
import { derivedFields } from '../../fields/derived-fields';
import { singleLineText, slug } from '../../fields/fields';
import { lands } from '../../scenes/card-landscape/schema';
import { defineSection, heading, lede } from '../../fields/define-section';
import { editorTitles } from '../../fields/editor-titles';

/** A link whose words fit beside the drawing of a card on a phone. */
const askLink = link
  .extend({
    label: singleLineText(24, {
      title: editorTitles.words,
      description: 'The words on the link, the same on each card.',
      examples: ['Ask about This'],
    }),
  })
  .meta({
    id: 'AskLink',
    title: 'Question',
    description:
      'A link on each card. If it leads to the page of the contact form, the message begins with the title of the card.',
  });

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
      .min(1)
      .meta({ title: 'Services', description: 'In the order in which they are shown.' }),
    ask: askLink.optional(),
  },
).register(derivedFields, {
  lands,
});
