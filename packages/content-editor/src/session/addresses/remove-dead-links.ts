import type { Entries, Entry } from '../../writing/json';
import { entryWithoutDeadLinks } from '../../writing/references/dead-links';
import { type FieldPlace, parsePath, valueAt } from '../../writing/path';
import { filesIn } from '../../writing/references/references';
import { shownErrors } from '../problems/shown-problems';
import type { State } from '../state';

/** The deleted files to which links lead still, where that is told as a mistake. */
export function deadTargets(state: State): readonly string[] {
  return [...new Set(shownErrors(state).flatMap((place) => deadIn(state, place)))];
}

/** Those among them from which links can be removed, as far as they are told. */
export function targetsToUnlink(state: State): readonly string[] {
  const found = shownErrors(state).flatMap((place) => {
    const dead = deadIn(state, place);
    const { [place.file]: entry } = state.editedEntries;
    return dead.length > 0 && entry && entry !== unlinked(state, place.file, entry) ? dead : [];
  });
  return [...new Set(found)];
}

/** The edited entries without any link to deleted files, as far as they can be without. */
export function withoutDeadLinks(state: State): Entries {
  return Object.fromEntries(
    Object.entries(state.editedEntries).map(([file, entry]) => [
      file,
      unlinked(state, file, entry),
    ]),
  );
}

/** The deleted files to which a field leads. */
function deadIn({ editedEntries }: State, { file, field }: FieldPlace): readonly string[] {
  const value = valueAt(editedEntries[file], parsePath(field));
  return typeof value === 'string'
    ? [...filesIn(value)].filter((path) => !(path in editedEntries))
    : [];
}

/** An entry without links to deleted files. Redirects stay: those to a deleted page lead on to another by themselves. */
function unlinked({ editor, editedEntries }: State, file: string, entry: Entry): Entry {
  return file === editor.pages?.redirects?.file
    ? entry
    : entryWithoutDeadLinks(editor.model, file, entry, (path) => !(path in editedEntries));
}
