import * as z from 'zod';
import { singleLineText } from '../../fields/fields';
import { defineSection, heading } from '../../fields/define-section';

/** A heading and plain paragraphs. */
export const proseSection = defineSection(
  'prose',
  { title: 'Prose', description: 'A heading and paragraphs of text.' },
  {
    heading: heading('The words above the text.', 'What We Mean by Ethical'),
    paragraphs: z
      .array(
        singleLineText(2000, {
          title: 'Paragraph',
          description: 'A few sentences, as plain text.',
          examples: ['Fair means tested, not hoped for.'],
        }),
      )
      .min(1)
      .meta({ title: 'Paragraphs', description: 'From top to bottom.' }),
  },
);
