import * as z from 'zod';
import { link } from '../../fields/common-fields';
import { runningText, singleLineText } from '../../fields/fields';
import { richLine } from '../../fields/rich-text';
import { defineSection, heading, lede } from '../../fields/define-section';
import { editorTitles } from '../../fields/editor-titles';

const fact = z
  .strictObject({
    name: singleLineText(40, {
      title: 'Name',
      description: 'What this line is about, in two or three words.',
      examples: ['Fails when'],
    }),
    text: richLine(240, {
      title: 'Text',
      description: 'What is true of this system. “…” alone is a blank, with lines to write on.',
      examples: ['a shift changes after the plan is made.'],
    }),
    note: singleLineText(60, {
      title: 'Note',
      description: 'A remark beside this line, at the edge of the label.',
      examples: ['The line most brochures leave out.'],
    }).optional(),
  })
  .meta({ id: 'Fact', title: 'Fact', description: 'One line of the label.' });

const label = z
  .strictObject({
    kind: singleLineText(40, {
      title: 'Kind of label',
      description: 'Above the name of the system: whether it is an example or real.',
      examples: ['An example'],
    }),
    system: singleLineText(60, {
      title: 'System',
      description: 'The name of the system.',
      examples: ['Shift Planner'],
    }),
    facts: z.array(fact).min(1).meta({ title: 'Facts', description: 'From top to bottom.' }),
  })
  .meta({ id: 'SystemLabel', title: 'Label', description: 'The label of one system.' });

const takeAway = z
  .strictObject({
    text: runningText(160, {
      title: 'Text',
      description: 'Why one would take it along.',
      examples: ['Put these questions to any vendor, us included.'],
    }),
    link,
  })
  .meta({
    id: 'TakeAway',
    title: 'A blank one',
    description: 'Below the labels: a link to a page with a blank label, which can be printed.',
  });

/** What is in systems, as on the label of food. */
export const labelSection = defineSection(
  'label',
  {
    title: editorTitles.label,
    description:
      'What a system learned from, where it fails and who answers, as on the label of food.',
  },
  {
    heading: heading('The words above the labels.', 'What Goes on the Label'),
    lede: lede('One or two sentences under the heading.', 'Every system leaves with one.'),
    labels: z
      .array(label)
      .min(1)
      .meta({ title: 'Labels', description: 'Two stand side by side on wide screens.' }),
    takeAway: takeAway.optional(),
  },
);
