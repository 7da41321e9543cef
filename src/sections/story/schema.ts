import * as z from 'zod';
import { singleLineText } from '../../fields/fields';
import { richLine } from '../../fields/rich-text';
import { pictureFields } from '../../fields/picture';
import { defineSection, heading, lede } from '../../fields/define-section';
import { editorTitles } from '../../fields/editor-titles';

const commitment = z
  .strictObject({
    title: singleLineText(80, {
      title: 'Title',
      description: 'What is promised, in a few words.',
      examples: ['Ethical Principles, in the Open'],
    }),
    text: richLine(320, {
      title: 'Text',
      description: 'What that means in practice.',
      examples: ['You see what a system learned from and where it fails.'],
    }),
  })
  .meta({ id: 'Commitment', title: 'Commitment', description: 'One promise.' });

/**
 * Whether a picture is the quilt is a part of the picture, so that it leaves the content with it: when
 * editors choose another picture, the editor drops what was said of the one before.
 */
const storyPicture = z
  .strictObject({
    ...pictureFields(640),
    thread: z
      .boolean()
      .meta({
        title: editorTitles.thread,
        description:
          'Only for the quilt: its lit windows and the stitches between them appear as the visitor scrolls.',
        examples: [true],
      })
      .optional(),
  })
  .meta({
    id: 'StoryPicture',
    title: 'Picture',
    description: 'A picture and its variants for dark screens and for phones.',
  });

/** Who the company is: a picture beside its commitments. */
export const storySection = defineSection(
  'story',
  {
    title: 'Story',
    description: 'A picture beside a few words about who we are and what we promise.',
  },
  {
    heading: heading('The words above the story.', 'Who We Are'),
    lede: lede('One or two sentences.', 'Three commitments guide every job we take.', 320),
    picture: storyPicture,
    commitments: z
      .array(commitment)
      .min(1)
      .meta({ title: 'Commitments', description: 'What we promise, one after the other.' }),
  },
);
