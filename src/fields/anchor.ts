import { folded } from 'content-check/field-metadata';
import { formattedText } from './fields';
import { formNames } from './form-names';

/** The id of a part of a page, for links such as "/services#how-we-work". */
export const anchor = folded(
  formNames.anchor,
  formattedText('anchor', {
    title: formNames.anchor,
    description:
      'A name for this part of the page, so that a link can lead straight to it: "steps" for a link to "/services#steps".',
    examples: ['steps', 'our-promise'],
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    patternErrorMessage:
      'Use lowercase letters, digits and single hyphens, and start with a letter.',
  }),
);
