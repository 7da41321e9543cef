import * as z from 'zod';
import { singleLineText } from '../../fields/fields';
import { richBlocks } from '../../fields/rich-text';
import { defineSection, heading, lede } from '../../fields/define-section';

const answer = z
  .strictObject({
    question: singleLineText(120, {
      title: 'Question',
      description: 'As somebody would ask it.',
      examples: ['Who owns what you build?'],
    }),
    answer: richBlocks(
      1000,
      { title: 'Answer', description: 'From top to bottom.' },
      {
        title: 'Paragraph',
        description: 'A few sentences, or an item of a list.',
        examples: ['You do.'],
      },
      ['bold', 'emphasis', 'link', 'list', 'quotation'],
    ),
  })
  .meta({ id: 'Answer', title: 'Answer', description: 'A question and its answer.' });

/** Questions whose answers open below them. */
export const answersSection = defineSection(
  'answers',
  { title: 'Answers', description: 'Questions whose answers open below them.' },
  {
    heading: heading('The words beside the questions.', 'Before You Call'),
    lede: lede('One sentence under the heading.', 'What people ask us first.'),
    answers: z.array(answer).min(1).meta({ title: 'Answers', description: 'From top to bottom.' }),
  },
);
