import type { Entries, Json } from '../../writing/json';
import type { Names } from '../../writing/references/reference-names';
import { withNames } from '../../writing/references/references';
import { memoizeLast } from '../../writing/memoize-last';
import type { State } from '../state';
import { namesIn, type Referring, baseNames } from './current-names';
import { memoByNames } from './memo-by-names';

/* What goes out of the state, to the form, the check and the store: its references get names. */

const memo = memoByNames();

/** Entries of the state with the names that references have. */
export function withNamesIn(entries: Entries, names: Names): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => [
      file,
      memo(entry, names, () => withNames(entry, nameBy(names))),
    ]),
  );
}

/** A file that somebody else has deleted may have no known name: then the name of the file says most to the user. */
export const nameBy = (names: Names) => (file: string) =>
  names[file] ??
  file
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '');

const editedBy = memoizeLast(withNamesIn);

/** What is edited, with names, as the form shows it. */
export function editedEntriesWithNames(state: Referring): Entries {
  return editedBy(state.editedEntries, namesIn(state));
}

/** What is saved, with the names that references have there. */
export function baseEntriesWithNames({
  editor,
  baseEntries,
}: Pick<State, 'editor' | 'baseEntries'>): Entries {
  return withNamesIn(baseEntries, baseNames(editor, baseEntries));
}

/** A value of the state, with names, as the form shows it. */
export function valueToShow<Value extends Json | undefined>(state: Referring, value: Value): Value {
  return value === undefined ? value : withNames(value, nameBy(namesIn(state)));
}
