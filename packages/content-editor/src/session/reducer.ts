import { arrived } from './arrivals';
import { isAnyEdited } from './edited';
import { editedBy } from './edits';
import type { SessionEvent } from './events';
import { failed } from './failed';
import { redone, undone } from './undo/undo';
import { afterProgress } from './progress';
import { checked, marksAfter } from './problems/marks';
import type { State } from './state';

/**
 * The state after an event. Whatever the event is, marks of fields follow their entries, a new status ends a failure, and
 * messages are counted.
 * @returns the same state if nothing changes
 */
export function reduce(before: State, event: SessionEvent): State {
  const change = changedBy(before, event);
  if (Object.keys(change).length === 0) return before;
  return {
    ...before,
    ...marksAfter(before, change.editedEntries ?? before.editedEntries),
    failure: change.status === undefined ? before.failure : undefined,
    announcements: before.announcements + (change.status ? 1 : 0),
    ...change,
  };
}

function changedBy(state: State, event: SessionEvent): Partial<State> {
  switch (event.type) {
    case 'undone':
      return undone(state);
    case 'redone':
      return redone(state);
    case 'file opened':
      return { file: event.file, beforeTyping: undefined };
    case 'field left':
      return left(state, event);
    case 'conflict resolved':
      return { conflicts: event.left, status: '' };
    case 'picture added':
      return { pictures: { ...state.pictures, [event.path]: event.upload } };
    case 'announced':
      return { status: event.status };
    case 'failed':
      return failed(event.error, event.text);
    case 'checked':
      return event.problems ? checked(state, event.problems) : { isChecked: false };
    case 'commit read':
      return { committed: event.committed };
    case 'public state read':
      return { publicState: event.publicState };
    case 'visitors seen':
      return visitorsSeen(state, event.visitors);
    case 'base checked': {
      const kept = state.touched.filter(({ file }) => event.isShown(file));
      return { touched: [...kept, ...event.problems] };
    }
    case 'edits restored':
    case 'content adopted':
    case 'sent adopted':
      return arrived(state, event);
    case 'sending started':
    case 'sending ended':
    case 'sending failed':
      return afterProgress(state, event);
    default:
      return editedBy(state, event);
  }
}

/** News about what visitors see removes the last message, unless that is about something newer. */
function visitorsSeen(state: State, visitors: State['visitors']): Partial<State> {
  const isNews = visitors !== undefined && visitors.site !== state.visitors?.site;
  const isOver = isNews && state.failure === undefined && !isAnyEdited(state);
  return { visitors, ...(isOver && { status: '' }) };
}

function left(
  { touched, beforeTyping }: State,
  { place }: Extract<SessionEvent, { readonly type: 'field left' }>,
): Partial<State> {
  const isKnown = touched.some(({ file, field }) => file === place.file && field === place.field);
  if (isKnown && !beforeTyping) return {};
  return { touched: isKnown ? touched : [...touched, place], beforeTyping: undefined };
}
