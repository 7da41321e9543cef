import * as z from 'zod';
import { derivedField, derivedFields } from '../../fields/derived-fields';
import { singleLineText } from '../../fields/fields';
import { richLine } from '../../fields/rich-text';
import { dayAndNight, dayAndNightType } from '../../scenes/land-pictures';
import { defineSection, heading, lede } from '../../fields/define-section';

const step = z
  .strictObject({
    title: singleLineText(60, {
      title: 'Title',
      description: 'What happens, in a few words.',
      examples: ['We Listen'],
    }),
    text: richLine(320, {
      title: 'Text',
      description: 'What it means for the client.',
      examples: ['A visit or a call, to learn how the work is done today.'],
    }),
  })
  .meta({ id: 'Step', title: 'Step', description: 'One step.' });

/** Steps in order. */
export const steps = z.array(step).min(1).meta({ title: 'Steps', description: 'In order.' });

/** The picture of the hillside on which the houses of four steps stand. */
const hillside = derivedField({
  type: 'DayAndNight!',
  declares: dayAndNightType,
  needs: ['picture'],
  from: (_section, { picture }) => dayAndNight('hillside', picture),
});

/** How something runs, step by step. */
export const stepsSection = defineSection(
  'steps',
  { title: 'Steps', description: 'How something works, from the first step to the last.' },
  {
    heading: heading('The words above the steps.', 'How the Work Goes'),
    lede: lede('One sentence under the heading.', 'Four steps, each with an end you can see.'),
    steps,
  },
).register(derivedFields, { hillside });
