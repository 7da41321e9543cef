import { contactField } from '../../fields/contact-field';
import { derivedFields } from '../../fields/derived-fields';
import { defineSection, heading, lede } from '../../fields/define-section';
import { steps } from '../steps/schema';

/** What a call is like, and the number; number and hours themselves are in contact.json. */
export const callSection = defineSection(
  'call',
  { title: 'Call', description: 'What a call is like, with the number from “Contact”.' },
  {
    heading: heading('The words above the number.', 'What Happens on a Free Call'),
    lede: lede('One sentence under the heading.', 'It costs nothing.'),
    steps,
  },
).register(derivedFields, { contact: contactField });
