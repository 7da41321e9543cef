import * as z from 'zod';
import { richBlocks } from '../../fields/rich-text';
import { defineSection, heading } from '../../fields/define-section';
import { editorTitles } from '../../fields/editor-titles';

/** A heading and a text of any length. */
export const proseSection = defineSection(
  'prose',
  { title: editorTitles.prose, description: 'A heading and paragraphs of text.' },
  {
    heading: heading('The words above the text.', 'What We Mean by Ethical'),
    paragraphs: richBlocks(
      2000,
      { title: 'Paragraphs', description: 'From top to bottom.' },
      {
        title: 'Paragraph',
        description: 'A few sentences, a subheading, or an item of a list.',
        examples: ['Fair means tested, not hoped for.'],
      },
    ),
    large: z
      .boolean()
      .meta({
        title: 'Large',
        description: 'Sets the paragraphs as large statements, for two or three short ones.',
        examples: [true],
      })
      .optional(),
  },
);
