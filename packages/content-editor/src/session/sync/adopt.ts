import { isPicture } from 'content-check/picture-path';
import { entriesOf, type Entry, parseEntry } from '../../writing/json';
import type { Sides } from '../../writing/merge/merge';
import { recordWith } from '../../writing/record';
import type { KeptEdit, KeptEdits, Unconfirmed } from '../../store/edits';
import type { Snapshot, Upload } from '../../store/content';
import { keepUploads } from '../pictures/uploads';
import { mergedContent } from '../references/merged-content';
import type { Conflict, State, ContentVersion } from '../state/state';
import { textsToWrite } from '../write/to-write';

/* Tests: `../stories/refresh.test.ts`, `../stories/conflicts.test.ts`, `../stories/shared-lists.test.ts` */

/**
 * Merges what is edited into a new base. For example, a file of the old base has the name “Hill” and no phone.
 * I have changed its name to “Valley”, and the new base has a phone: then the file is edited to have both. If
 * the new base has the name “Ridge”, “Valley” stays in the form, and a conflict offers “Ridge”.
 * @param done the uploads that the base has
 * @param sent the state that this window has just sent, of which only what was typed since is merged
 */
export function afterAdopting(
  state: State,
  base: Snapshot,
  done: ReadonlySet<Upload>,
  sent?: State,
): Pick<State, 'base' | 'baseEntries' | 'pictures'> & ContentWithConflicts {
  const known = sent
    ? { files: textsToWrite(sent), entries: sent.editedEntries }
    : { files: state.base.files, entries: state.baseEntries };
  const baseEntries = entriesOf(base.files, known);
  // a deletion that was sent is over, even if the picture has stayed because something shows it
  const left = Object.entries(state.pictures).filter(
    ([path, picture]) => picture !== null || sent?.pictures[path] !== null,
  );
  const pictures = Object.fromEntries(left);
  const uploads = keepUploads({ ...state, pictures, base }, done);
  const before: ContentVersion = sent ?? { editedEntries: state.baseEntries, oldNames: {} };
  const merged = afterMerging(state, {
    before: withFiles(
      before,
      // a conflict says what its file is merged from
      state.conflicts.map(({ file, startText }) => [
        file,
        entryOf(state, file, startText),
        before.oldNames[file],
      ]),
    ),
    mine: { editedEntries: uploads.renamed(state.editedEntries), oldNames: state.oldNames },
    theirs: { editedEntries: baseEntries, oldNames: {} },
  });
  return { base, baseEntries, pictures: uploads.pictures, ...merged };
}

/** The files that were edited earlier, merged with the base as it is now. */
export function afterRestoringKept(state: State, kept: KeptEdits): ContentWithConflicts {
  const files = [...kept].filter(([path]) => !isPicture(path));
  const unedited = { editedEntries: state.baseEntries, oldNames: {} };
  return afterMerging(state, {
    before: withFiles(
      unedited,
      files.map(([file, { base }]) => [file, entryOf(state, file, base)]),
    ),
    mine: withFiles(unedited, files.map(edited)),
    theirs: unedited,
  });
}

/** The edited files, merged with changes that this browser holds: at most one of each path. */
export function afterRestoringUnconfirmed(
  state: State,
  changes: readonly Unconfirmed[],
): ContentWithConflicts {
  const files = changes.filter(({ path }) => !isPicture(path));
  const { conflicts, ...merged } = afterMerging(state, {
    before: withFiles(
      state,
      files.map(({ path, before, after }) =>
        before ? edited([path, before]) : [path, entryOf(state, path, after?.base ?? null)],
      ),
    ),
    mine: state,
    theirs: withFiles(
      state,
      files.map(({ path, after }) =>
        // where an edit has ended, the file stays as it is, since it may have been written
        after ? edited([path, after]) : [path, state.baseEntries[path]],
      ),
    ),
  });
  const isAmongThem = ({ file }: Conflict) => files.some(({ path }) => path === file);
  return {
    ...merged,
    conflicts: [...state.conflicts.filter((conflict) => !isAmongThem(conflict)), ...conflicts],
  };
}

/** What a merge changes. */
type ContentWithConflicts = ContentVersion & Pick<State, 'conflicts'>;

function afterMerging(state: State, sides: Sides<ContentVersion>): ContentWithConflicts {
  const { differences, ...merged } = mergedContent(state.model, sides, state.editedEntries);
  const conflicts = differences.map(({ nextBase, ...difference }): Conflict => {
    return { ...difference, startText: nextBase ? JSON.stringify(nextBase) : null };
  });
  return { ...merged, conflicts };
}

/** What a version has in a file. Without an old name, references mean the file by its own name. */
type InFile = readonly [file: string, entry: Entry | undefined, oldName?: string | undefined];

const edited = ([file, { value, oldName }]: readonly [string, KeptEdit]): InFile => [
  file,
  value ?? undefined,
  oldName,
];

/** The entry of a text; for that of the base the same object, by which list entries are recognized. */
function entryOf({ base, baseEntries }: State, file: string, text: string | null) {
  return text === base.files[file] ? baseEntries[file] : parseEntry(text);
}

/** A version with something else in some files. */
function withFiles(
  { editedEntries, oldNames }: ContentVersion,
  files: readonly InFile[],
): ContentVersion {
  return {
    editedEntries: files.reduce(
      (all, [file, entry]) => recordWith(all, file, entry),
      editedEntries,
    ),
    oldNames: files.reduce((all, [file, , oldName]) => recordWith(all, file, oldName), oldNames),
  };
}
