import { dateInWords } from '../../writing/date';
import { isSame, parseEntry } from '../../writing/json';
import { titleOfFile } from '../../writing/titles';
import { titleInForm } from '../titles/titles';
import { withReferencesOfNow } from '../references/renames';
import type { Session } from '../session';
import type { State } from '../state/state';
import { everyField } from '../problems/touched';
import { restorePictures } from './past-pictures';

/**
 * Sets a file to its version in the last commit, and brings back the deleted pictures that it shows. If a
 * picture can't be brought back, the text is, and the status says why. The file's mistakes are shown at once:
 * what it refers to may be gone, too.
 */
export async function restoreCommitted(session: Session, file: string): Promise<void> {
  const { history } = session.store;
  try {
    const version = await history.file(file);
    const then = parseEntry(version?.text ?? '');
    const entry = then && withReferencesOfNow(session.state, file, then);
    const isBack = !(file in session.state.editedEntries);
    const title = isBack
      ? titleOfFile(session.state.model, file, entry)
      : titleInForm(session.state, file);
    if (!version || !entry) throw new Error(`There is no earlier version of “${title}”.`);
    const day = dateInWords(version.date);
    if (isSame(entry, session.state.editedEntries[file])) {
      const status = `“${title}” has not changed since ${day}.`;
      session.announce(status);
      return;
    }
    const failures = await restorePictures(session, file, entry);
    // references have the names of now, which may be others than before the pictures came
    session.setEntry(file, withReferencesOfNow(session.state, file, then));
    session.touch({ file, field: everyField });
    session.dispatch({ type: 'file opened', file });
    const status = `“${title}” is as it was on ${day}. Publish to show it to visitors.`;
    session.announce([status, ...failures].join(' '));
  } catch (error) {
    session.dispatch({ type: 'failed', error });
  }
}

/** Whether a file may have an earlier version. If no commit can be read, any that isn't new may. */
export function mayHaveEarlier({ committed, base, editedEntries }: State, file: string): boolean {
  const isNew = file in editedEntries && !(file in base.files);
  return Object.keys(committed).length > 0 ? file in committed : !isNew;
}
