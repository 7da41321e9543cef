import { mainId, menuId, quickLinksId } from '../theme/element-ids';
import { failureId, hintId, noteId } from '../sections/contact-form/element-ids';
import { formFieldNames } from '../sections/contact-form/field-names';

/**
 * Ids that the site or Gatsby uses: as an anchor they would occur twice, and labels, links or scripts
 * would find the wrong element. `tests/e2e/navigation/navigation.spec.ts` looks for more.
 */
export const reservedAnchors: readonly string[] = [
  mainId,
  menuId,
  quickLinksId,
  ...formFieldNames.flatMap((name) => [name, hintId(name)]),
  noteId,
  failureId,
  // of gatsby-plugin-deferred-scripts
  'deferred-scripts',
  // of Gatsby
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
];
