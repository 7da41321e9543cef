import { isSame } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import { replaced } from '../sync/adopt';
import { withKeptAddresses } from '../addresses/kept-addresses';
import { mergedFile } from '../sync/merged-file';
import { type ContentState, contentOf, type State, type Step, type UndoSteps } from '../state';
import { stepWords } from './undo-words';

/* Undo and redo of what this window does. What comes from elsewhere is merged into their steps. */

/** Edits of one field within this time form one step, in milliseconds. */
const coalescingTime = 1000;

/** How many steps can be undone. */
const maxUndoSteps = 200;

const nothingTyped: UndoSteps['typed'] = { what: '', time: 0 };

/** Whether there is a step to undo. */
export const canUndo = ({ undo }: State): boolean => undo.past.length > 0;

/** Whether there is a step to redo. */
export const canRedo = ({ undo }: State): boolean => undo.future.length > 0;

/**
 * The steps, with the state before a change as a new one.
 * @param typedAt when it was typed, if it coalesces with other edits of the field
 */
export function recorded(state: State, place: FieldPlace, typedAt?: number): UndoSteps {
  const { past, typed } = caughtUp(state.undo);
  const what = typedAt === undefined ? '' : `${place.file} ${place.field}`;
  const time = typedAt ?? 0;
  const isCoalesced = what !== '' && typed.what === what && time - typed.time < coalescingTime;
  return {
    past: isCoalesced ? past : [...past.slice(1 - maxUndoSteps), stepOf(state, place)],
    future: [],
    typed: { what, time },
    elsewhere: undefined,
  };
}

/** What undo changes. */
export const undone = (state: State): Partial<State> => goTo(state, 'past', 'future', 'Undone');

/** What redo changes. */
export const redone = (state: State): Partial<State> => goTo(state, 'future', 'past', 'Redone');

type Side = 'past' | 'future';

/** Goes to the next step of one side, and puts the state as it is on the other. */
function goTo(state: State, from: Side, to: Side, done: 'Undone' | 'Redone'): Partial<State> {
  const steps = caughtUp(state.undo);
  const step = steps[from].at(-1);
  if (!step) return {};
  const left = steps[from].slice(0, -1);
  const here = [...steps[to], stepOf(state, step.place)];
  const next = stateAt(step, state);
  return {
    ...next,
    beforeTyping: undefined,
    status: stepWords(done, step.place, state, { ...state, ...next }),
    undo: { ...steps, [from]: left, [to]: here, typed: nothingTyped },
  };
}

/** The steps after a change from elsewhere: neither undo nor redo takes it back. */
export function followed(steps: UndoSteps, before: ContentState, after: ContentState): UndoSteps {
  // what this window has saved in between is no change from elsewhere
  const isNext = steps.elsewhere?.after.baseEntries === before.baseEntries;
  const known = isNext ? steps : caughtUp(steps);
  return {
    ...known,
    // merged into the steps only when they are needed: that takes longer than a key may
    elsewhere: {
      before: known.elsewhere?.before ?? contentOf(before),
      after: contentOf(after),
    },
    typed: nothingTyped,
  };
}

/** The steps with what has changed elsewhere. */
function caughtUp(steps: UndoSteps): UndoSteps {
  const { past, future, elsewhere } = steps;
  if (!elsewhere) return steps;
  const change = (step: Step) => rebased(step, elsewhere.before, elsewhere.after);
  return {
    ...steps,
    past: past.map(change),
    future: future.map(change),
    elsewhere: undefined,
  };
}

const stepOf = (state: ContentState, place: FieldPlace): Step => ({ ...contentOf(state), place });

/** A step as of now: what this window has saved since then counts as saved in it. */
function asOfNow(step: Step, now: ContentState): Step {
  const { base, baseEntries } = now;
  if (step.baseEntries === baseEntries) return step;
  const conflicts = step.conflicts.filter(
    ({ file }) => step.baseEntries[file] === baseEntries[file],
  );
  // it has added redirects
  const editedEntries = withKeptAddresses(step, 'all');
  return { ...step, editedEntries, base, baseEntries, conflicts };
}

/**
 * A step with what has changed elsewhere. What the step has changed, too, becomes as it is elsewhere.
 * @param before the content before that change
 * @param after the content after it
 */
function rebased(old: Step, before: ContentState, after: ContentState): Step {
  const step = asOfNow(old, before);
  const decided = new Set(
    [...before.conflicts, ...after.conflicts, ...step.conflicts]
      .map(({ file }) => file)
      .filter(
        (file) =>
          before.baseEntries[file] !== after.baseEntries[file] ||
          !isSame(conflictsIn(before, file), conflictsIn(after, file)),
      ),
  );
  const { base, baseEntries } = after;
  return {
    ...step,
    base,
    baseEntries,
    editedEntries: withChanges(
      step.editedEntries,
      before.editedEntries,
      after.editedEntries,
      (file) => {
        const { [file]: mine } = after.editedEntries;
        const versions = {
          base: before.editedEntries[file],
          mine,
          theirs: step.editedEntries[file],
        };
        return mergedFile(after.editor.model, file, versions, mine).value;
      },
    ),
    leadsTo: withChanges(step.leadsTo, before.leadsTo, after.leadsTo),
    pictures: withChanges(step.pictures, before.pictures, after.pictures),
    conflicts: [
      ...step.conflicts.filter(({ file }) => !decided.has(file)),
      ...after.conflicts.filter(({ file }) => decided.has(file)),
    ],
  };
}

const conflictsIn = ({ conflicts }: ContentState, path: string) =>
  conflicts.filter(({ file }) => file === path);

type RecordOf<Value> = Readonly<Record<string, Value>>;

/** A record with what has changed between two others. */
function withChanges<Value>(
  record: RecordOf<Value>,
  before: RecordOf<Value>,
  after: RecordOf<Value>,
  change: (key: string) => Value | undefined = (key) => after[key],
): RecordOf<Value> {
  return Object.keys({ ...before, ...after })
    .filter((key) => before[key] !== after[key])
    .reduce((all, key) => replaced(all, key, change(key)), record);
}

/** The state after going to a step: what was saved since stays saved, and resolved conflicts stay resolved. */
function stateAt(step: Step, now: State): Partial<State> {
  const uploads = Object.entries(now.pictures).filter(([, picture]) => picture);
  const pictures = Object.entries(step.pictures).filter(
    ([path, picture]) => path in now.base.pictures === (picture === null),
  );
  const { editedEntries, conflicts } = asOfNow(step, now);
  return {
    editedEntries,
    // later uploads stay
    pictures: Object.fromEntries([...uploads, ...pictures]),
    leadsTo: step.leadsTo,
    conflicts,
    // where the change was made, or else where it is visible
    file: step.place.file in step.editedEntries ? step.place.file : step.file,
  };
}
