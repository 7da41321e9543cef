import { stillNeeded } from '../../session/problems/still-needed';
import type { State } from '../../session/state/state';
import { isAnyEdited } from '../../session/state/edited';

/** What the page shows. */
export function captionOf(state: State, isBlocked: boolean): string {
  if (isBlocked) return 'The site’s host doesn’t allow its pages beside the form';
  const needed = stillNeeded(state);
  const shown = isAnyEdited(state) ? 'With your changes' : 'Without changes';
  return needed.length === 0 ? shown : `${shown}. Still needed: ${needed.join(', ')}`;
}
