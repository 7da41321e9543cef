import * as z from 'zod';
import { singleLineText } from '../../content-model/fields';
import { picture } from '../../content-model/picture';
import { section } from '../../content-model/section';

const commitment = z
  .strictObject({
    title: singleLineText(80, {
      title: 'Title',
      description: 'What is promised, in a few words.',
      examples: ['Ethical Principles, in the Open'],
    }),
    text: singleLineText(320, {
      title: 'Text',
      description: 'What that means in practice.',
      examples: ['You see what a system learned from and where it fails.'],
    }),
  })
  .meta({ id: 'Commitment', title: 'Commitment', description: 'One promise.' });

/** Who the company is: a picture beside its commitments. */
export const storySection = section(
  'story',
  {
    title: 'Story',
    description: 'A picture beside a few words about who we are and what we promise.',
  },
  {
    heading: singleLineText(80, {
      title: 'Heading',
      description: 'The words above the story.',
      examples: ['Who We Are'],
    }),
    lede: singleLineText(320, {
      title: 'First sentence',
      description: 'One or two sentences.',
      examples: ['Three commitments guide every job we take.'],
    }),
    picture,
    thread: z
      .boolean()
      .meta({
        title: 'Thread',
        description:
          'Optional. Write true for the quilt alone: its lit windows and the line of stitches that joins them are sewn on while one scrolls.',
        examples: [true],
      })
      .optional(),
    commitments: z
      .array(commitment)
      .min(1)
      .meta({ title: 'Commitments', description: 'What we promise, one after the other.' }),
  },
);
