import * as z from 'zod';
import { runningText, singleLineText } from './fields';

/** How a call can begin, so that nobody fears not knowing how. */
export const opening = z
  .strictObject({
    text: runningText(160, {
      title: 'Sentence',
      description: 'What a caller can say first. Each “…” is a blank that they fill in.',
      examples: ['Hi, I run a … in …. The job that eats my week is ….'],
    }),
    note: singleLineText(60, {
      title: 'Below the sentence',
      description: 'A few words of encouragement.',
      examples: ['That’s all you need to say.'],
    }),
  })
  .meta({
    id: 'Opening',
    title: 'How to begin',
    description: 'A sentence with blanks, with which a caller can begin.',
  });
