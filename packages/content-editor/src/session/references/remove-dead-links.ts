import { fieldName } from 'content-check/schema-traversal';
import type { Entries, Entry } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import { entryWithoutDeadLinks } from '../../writing/references/dead-links';
import { namedAs, textsOf } from '../../writing/references/reference-names';
import { shownErrors } from '../problems/shown-problems';
import type { State } from '../state';
import { namesIn } from './names';

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
function deadIn(state: State, { file, field }: FieldPlace): readonly string[] {
  const { editor, editedEntries } = state;
  const { [file]: entry = {} } = editedEntries;
  const dead = deadNames(state);
  return textsOf(editor.model, file, entry).flatMap(({ path, traits: { refersTo }, value }) => {
    const found = refersTo && dead.get(nameIn(refersTo.collection, value));
    return found !== undefined && fieldName(path) === field ? [found] : [];
  });
}

/** An entry without links to deleted files. Redirects stay: those to a deleted page lead on to another by themselves. */
function unlinked(state: State, file: string, entry: Entry): Entry {
  const { model, pages } = state.editor;
  const dead = deadNames(state);
  return file === pages?.redirects?.file || dead.size === 0
    ? entry
    : entryWithoutDeadLinks(model, file, entry, (collection, text) =>
        dead.has(nameIn(collection, text)),
      );
}

/** The deleted files, by what they are called; without those whose name another file has by now. */
function deadNames(state: State): ReadonlyMap<string, string> {
  const { model } = state.editor;
  const { editedEntries } = state;
  const names = Object.entries(namesIn(state)).map(
    ([file, name]) => [nameIn(namedAs(model, file) ?? '', name), file] as const,
  );
  const taken = new Set(names.filter(([, file]) => file in editedEntries).map(([name]) => name));
  return new Map(names.filter(([name]) => !taken.has(name)));
}

/** A name, or a link to a part of what it names, in its collection. */
const nameIn = (collection: string, text: string) => `${collection} ${text.split('#')[0]}`;
