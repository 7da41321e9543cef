import { isSame } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import { nameFieldOf } from '../../writing/references/names';
import { mergedContent } from '../references/merged-content';
import type { StepContent, State, Step, UndoSteps } from '../state/state';
import { droppedWords, stepWords } from './undo-words';

/*
 * Undo and redo of what this window does. A step is undone by a merge of what it has made, what is edited
 * now, and what was before it: so whatever has come from elsewhere since stays.
 */

/** Edits of one field within this time form one step, in milliseconds. */
const coalescingTime = 1000;

/** How many steps can be undone. */
const maxUndoSteps = 200;

/** Whether there is a step to undo. */
export const canUndo = ({ undo }: State): boolean => undo.past.length > 0;

/** Whether there is a step to redo. */
export const canRedo = ({ undo }: State): boolean => undo.future.length > 0;

/**
 * The steps with a new one, or with a longer last one.
 * @param typedAt when it was typed, if other edits of the field may belong to the same step
 */
export function undoAfterStep(
  before: State,
  after: State,
  place: FieldPlace,
  typedAt?: number,
): UndoSteps {
  const { past } = before.undo;
  const last = past.at(-1);
  const step = { place, before: contentOf(before), after: contentOf(after), typedAt };
  return last && isContinued(before, last, step)
    ? { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] }
    : { past: [...past.slice(1 - maxUndoSteps), step], future: [] };
}

/** Whether an edit goes on with the last step: in the same field, with nothing in between. */
function isContinued(
  { model, undo, editedEntries, oldNames }: State,
  last: Step,
  { place, typedAt }: Step,
) {
  const { file, field } = last.place;
  const isNext = last.after.editedEntries === editedEntries && undo.future.length === 0;
  if (!isNext || last.typedAt === undefined || file !== place.file || field !== place.field)
    return false;
  // a name is one step until it is complete
  const isIncompleteName = file in oldNames && field === nameFieldOf(model, file)?.key;
  return isIncompleteName || (typedAt !== undefined && typedAt - last.typedAt < coalescingTime);
}

/** The steps. The last one also has the changes that follow from it, unless something has come in between. */
export function undoAfterExtending({ undo, editedEntries }: State, after: State): UndoSteps {
  const last = undo.past.at(-1);
  return last?.after.editedEntries === editedEntries
    ? { ...undo, past: [...undo.past.slice(0, -1), { ...last, after: contentOf(after) }] }
    : undo;
}

/** The content of a state, without its steps: steps within steps would never be freed. */
const contentOf = ({ base, editedEntries, oldNames, pictures, conflicts, file }: StepContent) => ({
  base,
  editedEntries,
  oldNames,
  pictures,
  conflicts,
  file,
});

/** What undo changes. */
export const undone = (state: State): Partial<State> => goTo(state, 'past', 'future', 'Undone');

/** What redo changes. */
export const redone = (state: State): Partial<State> => goTo(state, 'future', 'past', 'Redone');

type Side = 'past' | 'future';

/**
 * Goes a step to one side, and puts it on the other. A step that would change nothing any more, since others
 * have, is dropped, and so is one that needs a picture whose deletion is published.
 */
function goTo(state: State, from: Side, to: Side, done: 'Undone' | 'Redone'): Partial<State> {
  const { undo, model, editedEntries } = state;
  const step = undo[from].at(-1);
  if (!step) return {};
  const [now, next] = from === 'past' ? [step.after, step.before] : [step.before, step.after];
  const sides = { before: now, mine: state, theirs: next };
  const { differences, ...merged } = mergedContent(model, sides, editedEntries);
  const left = { ...undo, [from]: undo[from].slice(0, -1) };
  const isChanged = differences.length > 0 && isSame(merged.editedEntries, editedEntries);
  const isLost = isPictureLost(state, now, next);
  if (isChanged || isLost) {
    const reason = isLost ? 'picture lost' : 'changed since';
    const status = droppedWords(done, step.place, state, reason);
    return { undo: left, beforeTyping: undefined, status };
  }
  const change = {
    ...merged,
    pictures: picturesAfter(state, from, now, next),
    conflicts: conflictsAfter(state, now, next),
    // the file in which the change was made or, if it is gone, the one that was open then
    file: step.place.file in merged.editedEntries ? step.place.file : next.file,
  };
  return {
    ...change,
    beforeTyping: undefined,
    status: stepWords(done, step.place, state, { ...state, ...change }),
    undo: { ...left, [to]: [...undo[to], { ...step, typedAt: undefined }] },
  };
}

/** Whether a step would take back the deletion of a picture that the base has lost since. */
const isPictureLost = ({ base }: State, now: StepContent, next: StepContent) =>
  Object.keys(now.pictures).some(
    (path) => now.pictures[path] === null && !(path in next.pictures) && !(path in base.pictures),
  );

/** The pictures after a step. An upload stays, whatever is undone, so that a redo has it again. */
function picturesAfter(
  { base, pictures }: State,
  from: Side,
  now: StepContent,
  next: StepContent,
): State['pictures'] {
  const after = new Map(Object.entries(pictures));
  const paths = Object.keys({ ...now.pictures, ...next.pictures });
  for (const path of paths.filter((name) => now.pictures[name] !== next.pictures[name])) {
    const { [path]: picture } = next.pictures;
    const isDeletedAgain = from === 'future' && picture === undefined;
    if (after.get(path) === null || isDeletedAgain) after.delete(path);
    // an upload comes back unless the base has it by now, and a mark for deletion only while it has the
    // picture
    const isInBase = path in base.pictures;
    const mayComeBack = picture === null ? isInBase : !isInBase;
    if (picture !== undefined && mayComeBack && !after.has(path)) after.set(path, picture);
  }
  return Object.fromEntries(after);
}

/**
 * The conflicts after a step. A file that the step changes has the conflicts of that time again, unless the base
 * has changed since; the others keep theirs.
 */
function conflictsAfter({ base, conflicts }: State, now: StepContent, next: StepContent) {
  const isAsThen = (file: string) =>
    now.editedEntries[file] !== next.editedEntries[file] &&
    next.base.files[file] === base.files[file];
  return [
    ...conflicts.filter(({ file }) => !isAsThen(file)),
    ...next.conflicts.filter(({ file }) => isAsThen(file)),
  ];
}
