import { span } from './bridge';
import { light, plumes } from './drawing-parts';
import { hall } from './house';
import { mailboxWithLetter } from './mailbox';
import { doorPart, windowPart } from './openings';
import { bale } from './card-buildings';
import { bush, group, oakTree, spruceTree } from './plants';

/** What several drawings show, by the id that `at` refers to. */
export const sharedParts = {
  light,
  smoke: plumes,
  window: windowPart,
  door: doorPart,
  oak: oakTree,
  spruce: spruceTree,
  shrub: bush,
  copse: group,
  hall,
  span,
  bale,
  letterbox: mailboxWithLetter,
};
