import { titleInForm } from '../../session/titles';
import { isAnyUnsaved, unsavedFiles } from '../../session/unsaved';
import type { State } from '../../session/state';
import { stillNeeded } from '../../session/problems/still-needed';

/** What is known of the page in the frame. */
export type PageState = {
  /** Whether the host doesn’t allow it there. */
  readonly isBlocked: boolean;
  /** Whether it still shows texts as they were before. */
  readonly isBehind: boolean;
};

/** What the page shows: a user who waits for a change to appear learns why it doesn't. */
export function captionOf(state: State, { isBlocked, isBehind }: PageState): string {
  if (isBlocked) return 'The site’s host doesn’t allow its pages beside the form';
  const { waiting, needsBuild = [] } = state.shown;
  const needed = stillNeeded(state);
  const later = told('Still needed', needed) + told('Only once it is published', needsBuild);
  const isSaved = !isAnyUnsaved(state);
  const unsaved = unsavedFiles(state);
  const named = (files: readonly string[]) =>
    files.map((file) => `“${titleInForm(state, file)}”`).join(', ');
  const mine = waiting.filter((file) => unsaved.includes(file));
  if (mine.length > 0)
    return `Without your changes of ${named(mine)}, until the mistakes there are fixed${later}`;
  if (isBehind) return `The page doesn’t show your latest changes yet${later}`;
  const shown = isSaved ? 'As saved' : 'With your changes, not saved yet';
  const old = waiting.length > 0 ? `, but ${named(waiting)} as before its mistake` : '';
  return shown + old + later;
}

const told = (what: string, names: readonly string[]) =>
  names.length === 0 ? '' : `. ${what}: ${names.join(', ')}`;
