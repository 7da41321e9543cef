import * as z from 'zod';
import { derivedField, derivedFields } from '../../content/fields/derived-fields';
import { singleLineText } from '../../content/fields/fields';
import { defineSection, heading } from '../../content/fields/define-section';

const label = (title: string, example: string) =>
  singleLineText(40, { title, description: 'The word beside it.', examples: [example] });

const contactLabels = z
  .strictObject({
    email: label('Email', 'Email'),
    phone: label('Phone', 'Phone'),
    location: label('Place', 'Location'),
  })
  .meta({
    id: 'ContactLabels',
    title: 'Labels',
    description: 'The words beside each way to reach us.',
  });

/** How to reach us; the details themselves are in contact.json. */
export const contactDetailsSection = defineSection(
  'contact-details',
  {
    title: 'Contact details',
    description: 'Email, phone and place of the whole site. Here are only their labels.',
  },
  {
    heading: heading('The words above the list.', 'Contact Information'),
    labels: contactLabels,
  },
).register(derivedFields, {
  contact: derivedField({
    type: 'ContactContent!',
    needs: ['contact'],
    from: (_section, { contact }) => contact,
  }),
});
