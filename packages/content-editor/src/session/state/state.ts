import type { Problem } from 'content-check/problem';
import type { ContentModel } from 'content-check/content-model';
import { type Entries, entriesOf } from '../../writing/json';
import type { Difference } from '../../writing/merge/merge';
import type { FieldPlace } from '../../writing/path';
import { isHome } from '../../writing/references/pages';
import type { Names } from '../../writing/references/names';
import { isFolder } from '../../writing/schema';
import type { PublicState } from '../../store/publishing';
import type { Snapshot, Upload } from '../../store/content';

/** A field changed both here and elsewhere. */
export type Conflict = Difference & {
  readonly file: string;
  /**
   * The text from which the next merge of the file starts; null without one. It is their version of the file,
   * in which each field in conflict has its old value again. So the next merge finds the same conflicts. Where
   * a name was “Hill”, is “Valley” here and “Ridge” there, it is their text with “Hill”.
   */
  readonly startText: string | null;
};

/** The state of a session. */
export type State = {
  /** The model of the content. It never changes, and is here for all that is derived from the state. */
  readonly model: ContentModel;
  /** What the store last gave. */
  readonly base: Snapshot;
  /** The files of the base, parsed; those that are not JSON objects are left out. */
  readonly baseEntries: Entries;
  /** The entries of the last commit, as far as they are known. */
  readonly committed: Entries;
  /** The entries as edited. */
  readonly editedEntries: Entries;
  /** The names by which references mean files whose new name is not complete, by file. */
  readonly oldNames: Names;
  /** Uploads, and null for pictures of the base that are deleted. */
  readonly pictures: Readonly<Record<string, Upload | null>>;
  readonly problems: readonly Problem[];
  /**
   * The state before somebody began to type in a field; undefined while nobody types. As long as it is set, no
   * name is completed, and no new problem is shown.
   */
  readonly beforeTyping: State | undefined;
  /** Whether the check works; if not, only the store finds errors. */
  readonly isCheckWorking: boolean;
  /** The fields whose problems are shown: those that were blurred, and those with a problem in the base. */
  readonly touched: readonly FieldPlace[];
  readonly conflicts: readonly Conflict[];
  /** The open file. */
  readonly file: string;
  /** The message of the live region. */
  readonly status: string;
  /** How many messages there were: by that, a message that is repeated differs from the one before. */
  readonly announcements: number;
  /** Whether the status reports a failure, and whether reloading the page resolves that. */
  readonly failure: 'error' | 'reload' | undefined;
  /** What the public has; undefined until that is known. */
  readonly publicState: PublicState | undefined;
  /** Whether visitors see what is public; undefined until that is known. */
  readonly visitors: Visitors | undefined;
  /** What is on its way: to the public, or into the files. */
  readonly sending: Destination | undefined;
  readonly undo: UndoSteps;
};

/** Where changes go: to the public, or into the files on this computer. */
export type Destination = 'public' | 'files';

/** Whether visitors see what is public. */
export type Visitors = {
  /** Whether the site is being built of what is public, shows it, or should show it by now, and doesn't. */
  readonly site: 'building' | 'latest' | 'late';
  /** When the site began to show it, in milliseconds; undefined if it did from the start. */
  readonly since?: number | undefined;
  /** The address of the site, without a slash at the end. */
  readonly address: string;
};

/** What is edited, and the versions with which it is compared. */
export type ContentState = Pick<
  State,
  'model' | 'baseEntries' | 'committed' | 'editedEntries' | 'oldNames' | 'conflicts'
>;

/** A version of the content. */
export type ContentVersion = Pick<State, 'editedEntries' | 'oldNames'>;

/** What a step of undo changes, and the base at that time. */
export type StepContent = Pick<
  State,
  'base' | 'editedEntries' | 'oldNames' | 'pictures' | 'conflicts' | 'file'
>;

/** A change of what is edited, and its place. */
export type Step = {
  readonly place: FieldPlace;
  readonly before: StepContent;
  readonly after: StepContent;
  /** When it was typed, in milliseconds; undefined for a step that no further typing joins. */
  readonly typedAt: number | undefined;
};

/** The steps of undo and redo. */
export type UndoSteps = {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
};

/**
 * The state before any edit, with the home page open, or else the first file.
 * @param known the problems of the base; undefined if the check failed
 */
export function firstState(
  model: ContentModel,
  base: Snapshot,
  known: readonly Problem[] | undefined,
): State {
  const entries = entriesOf(base.files);
  const files = Object.keys(entries);
  const single = model.collections.find((collection) => !isFolder(collection));
  return {
    model,
    base,
    baseEntries: entries,
    committed: {},
    editedEntries: entries,
    oldNames: {},
    pictures: {},
    problems: known ?? [],
    beforeTyping: undefined,
    isCheckWorking: known !== undefined,
    touched: known ?? [],
    conflicts: [],
    file:
      files.find((file) => isHome(model, file, entries[file])) ?? single?.path ?? files[0] ?? '',
    status: '',
    announcements: 0,
    failure: undefined,
    publicState: undefined,
    visitors: undefined,
    sending: undefined,
    undo: { past: [], future: [] },
  };
}
