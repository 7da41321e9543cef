import { opening } from '../../fields/opening';
import { defineSection, heading, lede } from '../../fields/define-section';
import { steps } from '../steps/schema';

/** What a call is like. The hero above it can have the number (`showsContact`). */
export const callSection = defineSection(
  'call',
  { title: 'Call', description: 'What happens before, during and after a call.' },
  {
    heading: heading('The words above the steps.', 'What Happens on a Free Call'),
    lede: lede('One sentence under the heading.', 'It costs nothing.'),
    steps,
    opening: opening.optional(),
  },
);
