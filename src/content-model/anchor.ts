import { formattedText } from './fields';

/**
 * Ids that the site or Gatsby uses: as an anchor they would occur twice, and labels, links or scripts
 * would find the wrong element. `tests/e2e/navigation.spec.ts` looks for more.
 */
export const reservedAnchors: readonly string[] = [
  'main',
  'site-menu',
  'quick-links',
  'fonts',
  'deferred-scripts',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  // the contact form and details
  ...['name', 'email', 'message'].flatMap((field) => [field, `${field}-hint`]),
  'form-disclaimer',
  'form-failure',
  'contact-location',
];

/** The id of a part of a page, for links such as "/services#how-we-work". */
export const anchor = formattedText('anchor', {
  title: 'Anchor',
  description:
    'Optional. A name for this part of the page, so that a link can lead straight to it: "steps" for a link to "/services#steps".',
  examples: ['steps', 'our-promise'],
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  patternErrorMessage: 'Use lowercase letters, digits and single hyphens, and start with a letter.',
});
