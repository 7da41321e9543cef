import { formFieldNames, hintId } from '../sections/contact-form/field-names';

/**
 * Ids that the site or Gatsby uses: as an anchor they would occur twice, and labels, links or scripts
 * would find the wrong element. `tests/e2e/navigation/navigation.spec.ts` looks for more.
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
  ...formFieldNames.flatMap((name) => [name, hintId(name)]),
  'form-disclaimer',
  'form-failure',
];
