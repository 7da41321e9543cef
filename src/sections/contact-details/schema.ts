import { contactField } from '../../fields/common-fields';
import { derivedFields } from '../../fields/derived-fields';
import { defineSection, heading } from '../../fields/define-section';

/** How to reach us; the details themselves are in contact.json. */
export const contactDetailsSection = defineSection(
  'contact-details',
  { title: 'Contact details', description: 'The ways to reach the company, from “Contact”.' },
  { heading: heading('The words above the list.', 'Contact Information') },
).register(derivedFields, { contact: contactField });
