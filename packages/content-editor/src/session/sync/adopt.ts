import { isPicture } from 'content-check/picture-path';
import { type Entries, entriesOf, type Entry, parseEntry } from '../../writing/json';
import type { Sides } from '../../writing/merge/merge';
import { replaced } from '../../writing/record';
import type { Kept, KeptEdits, Unconfirmed } from '../../store/edits';
import type { Snapshot, Upload } from '../../store/content';
import { keepUploads } from '../pictures/uploads';
import { mergedContent } from '../references/merged-content';
import type { Conflict, State } from '../state';
import { textsToWrite } from '../write/to-write';

type Version = Pick<State, 'editedEntries' | 'oldNames'>;

/**
 * Merges what is edited into a new base.
 * @param done the uploads that the base has
 * @param sent the state that this window has just sent: only what was typed since is merged
 */
export function adopted(
  state: State,
  base: Snapshot,
  done: ReadonlySet<Upload>,
  sent?: State,
): Pick<State, 'base' | 'baseEntries' | 'pictures'> & Merged {
  const known = sent
    ? { files: textsToWrite(sent), entries: sent.editedEntries }
    : { files: state.base.files, entries: state.baseEntries };
  const baseEntries = entriesOf(base.files, known);
  // a deletion that was sent is done with, even if the picture was kept because it is used
  const left = Object.entries(state.pictures).filter(
    ([path, picture]) => picture !== null || sent?.pictures[path] !== null,
  );
  const pictures = Object.fromEntries(left);
  const { editedEntries, ...uploads } = keepUploads({ ...state, pictures, base }, done);
  // while there is a conflict, the file stays as it was before both changes
  const open = new Map(state.conflicts.map((conflict) => [conflict.file, conflict.base]));
  const before = sent ?? { editedEntries: state.baseEntries, oldNames: {} };
  const merged = merge(state, {
    base: { ...before, editedEntries: withTexts(state, before.editedEntries, open) },
    mine: { editedEntries, oldNames: state.oldNames },
    theirs: { editedEntries: baseEntries, oldNames: {} },
  });
  return { base, baseEntries, ...uploads, ...merged };
}

/** What was edited earlier, merged with the base as it is now. */
export function withKept(state: State, kept: KeptEdits): Merged & Pick<State, 'pictures'> {
  const edits = [...kept].filter(([path]) => !isPicture(path));
  const texts = edits.map(([file, { base }]) => [file, base] as const);
  const unedited = { editedEntries: state.baseEntries, oldNames: {} };
  const merged = merge(state, {
    base: { ...unedited, editedEntries: withTexts(state, state.baseEntries, texts) },
    mine: withEdits(unedited, kept),
    theirs: unedited,
  });
  return { ...merged, pictures: withPictures(state, kept) };
}

/** What is edited, merged with changes that this browser holds: at most one of each path. */
export function withUnconfirmed(
  state: State,
  changes: readonly Unconfirmed[],
): Merged & Pick<State, 'pictures'> {
  const edits = changes.filter(({ path }) => !isPicture(path));
  /** What the files were while nothing in them was edited. */
  const unedited: Version = {
    ...state,
    editedEntries: withTexts(
      state,
      state.editedEntries,
      edits.map(({ path, before, after }) => [path, (before ?? after)?.base ?? null]),
    ),
  };
  // an edit that has ended leaves the file as it is: it may have been written since
  const ended: Version = {
    ...state,
    editedEntries: withEntries(
      state.editedEntries,
      edits.map(({ path }) => [path, state.baseEntries[path]]),
    ),
  };
  const side = (version: Version, key: 'before' | 'after') =>
    withEdits(version, new Map(changes.map((change) => [change.path, change[key]])));
  const { conflicts, ...merged } = merge(state, {
    base: side(unedited, 'before'),
    mine: state,
    theirs: side(ended, 'after'),
  });
  const paths = new Set(edits.map(({ path }) => path));
  return {
    ...merged,
    conflicts: [...state.conflicts.filter(({ file }) => !paths.has(file)), ...conflicts],
    pictures: withPictures(state, new Map(changes.map(({ path, after }) => [path, after]))),
  };
}

/** What a merge changes. */
type Merged = Pick<State, 'editedEntries' | 'oldNames' | 'conflicts'>;

function merge(state: State, sides: Sides<Version>): Merged {
  const { differences, ...merged } = mergedContent(state.editor, sides, state.editedEntries);
  const conflicts = differences.map(({ base, ...difference }): Conflict => {
    return { ...difference, base: base ? JSON.stringify(base) : null };
  });
  return { ...merged, conflicts };
}

/** A version with what is edited in files instead of what they have there. */
function withEdits(
  { editedEntries, oldNames }: Version,
  edits: ReadonlyMap<string, Kept | undefined>,
): Version {
  const files = [...edits].filter(([path]) => !isPicture(path));
  return {
    editedEntries: withEntries(
      editedEntries,
      files.flatMap(([path, edit]) =>
        edit ? [[path, (edit.value ?? undefined) as Entry | undefined] as const] : [],
      ),
    ),
    oldNames: files.reduce((names, [path, edit]) => replaced(names, path, edit?.oldName), oldNames),
  };
}

function withPictures(
  { pictures }: State,
  edits: ReadonlyMap<string, Kept | undefined>,
): State['pictures'] {
  return [...edits]
    .filter(([path]) => isPicture(path))
    .reduce(
      (all, [path, edit]) => replaced(all, path, edit?.value as Upload | null | undefined),
      pictures,
    );
}

/** The entries with those of other texts in files: for the text of the base the very object, so that its list entries are known. */
function withTexts(
  { base, baseEntries }: State,
  entries: Entries,
  texts: Iterable<readonly [string, string | null]>,
): Entries {
  return withEntries(
    entries,
    [...texts].map(([file, text]) => [
      file,
      text === base.files[file] ? baseEntries[file] : parseEntry(text),
    ]),
  );
}

const withEntries = (
  entries: Entries,
  others: readonly (readonly [string, Entry | undefined])[],
): Entries => others.reduce((all, [file, entry]) => replaced(all, file, entry), entries);
