import { placesAfter } from '../writing/identity';
import type { Entries } from '../writing/json';
import { afterArrival } from './after-arrival';
import { isAnyEdited } from './state/edited';
import { afterEdit } from './after-edit';
import type { SessionEvent } from './state/events';
import { failureStatus } from './state/failure-status';
import { entriesWithLeftAddressesKept } from './references/old-addresses';
import { afterCompletingNames } from './references/renames';
import { undoAfterExtending, redone, undone } from './undo/undo';
import { afterProgress } from './after-progress';
import { afterCheck } from './problems/touched';
import type { State } from './state/state';

/**
 * The state after an event. As soon as nobody types any more, all that refers to a file follows its new name.
 * @returns the same state if nothing changes
 */
export function reduce(before: State, event: SessionEvent): State {
  const next = changed(before, event);
  if (next === before || next.beforeTyping) return next;
  // the event has ended typing, as a click on another file does. A name that was typed is completed before
  // it, so that this is a part of the step; content that the event sets was made with the old name, and
  // follows with the rest
  return afterCompletingNamesInStep(
    before.beforeTyping && !hasContent(event)
      ? changed(afterCompletingNamesInStep(before), event)
      : next,
  );
}

/** Whether an event sets content that was made of what was there before it. */
const hasContent = ({ type }: SessionEvent) =>
  type === 'field changed' || type === 'file set' || type === 'past taken back';

/** The state after an event: places follow entries, a status ends a failure, messages are counted. */
function changed(before: State, event: SessionEvent): State {
  const change = changedBy(before, event);
  if (Object.keys(change).length === 0) return before;
  return {
    ...before,
    ...afterMoves(before, before.editedEntries, change.editedEntries ?? before.editedEntries),
    failure: change.status === undefined ? before.failure : undefined,
    announcements: before.announcements + (change.status ? 1 : 0),
    ...change,
  };
}

/** Touched fields, conflicts and problems follow their entries as these move in lists. */
function afterMoves(
  { touched, conflicts, problems }: State,
  before: Entries,
  after: Entries,
): Pick<State, 'touched' | 'conflicts' | 'problems'> {
  return {
    touched: placesAfter(touched, before, after),
    conflicts: placesAfter(conflicts, before, after),
    problems: placesAfter(problems, before, after),
  };
}

/** The state in which all that refers to a file has its new name, as a part of the step that has given it. */
function afterCompletingNamesInStep(state: State): State {
  const next = afterCompletingNames(state);
  if (next === state) return state;
  const places = afterMoves(next, state.editedEntries, next.editedEntries);
  const marked = { ...next, ...places };
  return { ...marked, undo: undoAfterExtending(state, marked) };
}

function changedBy(state: State, event: SessionEvent): Partial<State> {
  switch (event.type) {
    case 'undone':
      return undone(state);
    case 'redone':
      return redone(state);
    case 'file opened':
      return { file: event.file, beforeTyping: undefined };
    case 'field touched':
      return afterTouching(state, event);
    case 'conflict resolved':
      return { conflicts: event.remaining, status: '' };
    case 'picture added':
      return { pictures: { ...state.pictures, [event.path]: event.upload } };
    case 'announced':
      return { status: event.status };
    case 'failed':
      return failureStatus(event.error, event.text);
    case 'edits checked':
      return event.problems ? afterCheck(state, event.problems) : { isCheckWorking: false };
    case 'commit read':
      return committed(state, event.committed);
    case 'public state read':
      return { publicState: event.publicState };
    case 'visitors seen':
      return visitorsSeen(state, event.visitors);
    case 'base checked': {
      const { stillShown } = event;
      const kept = state.touched.filter(
        ({ file }) => stillShown === 'all' || stillShown.includes(file),
      );
      return { touched: [...kept, ...event.problems] };
    }
    case 'edits restored':
    case 'content adopted':
    case 'sent adopted':
      return afterArrival(state, event);
    case 'sending started':
    case 'sending ended':
      return afterProgress(state, event);
    default:
      return afterEdit(state, event);
  }
}

function committed(before: State, entries: State['committed']): Partial<State> {
  const state = { ...before, committed: entries };
  const editedEntries = entriesWithLeftAddressesKept(state, before.committed);
  return { committed: entries, ...(editedEntries !== before.editedEntries && { editedEntries }) };
}

/** News about what visitors see removes the last message, unless that is about something newer. */
function visitorsSeen(state: State, visitors: State['visitors']): Partial<State> {
  const isNews = visitors !== undefined && visitors.site !== state.visitors?.site;
  const isOver = isNews && state.failure === undefined && !isAnyEdited(state);
  return { visitors, ...(isOver && { status: '' }) };
}

function afterTouching(
  { touched, beforeTyping }: State,
  { place }: Extract<SessionEvent, { readonly type: 'field touched' }>,
): Partial<State> {
  const isKnown = touched.some(({ file, field }) => file === place.file && field === place.field);
  if (isKnown && !beforeTyping) return {};
  return { touched: isKnown ? touched : [...touched, place], beforeTyping: undefined };
}
