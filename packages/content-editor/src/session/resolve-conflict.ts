import { placesAfter } from '../writing/identity';
import { type Entry, isList } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import type { Session } from './session';
import type { Conflict } from './state';

/** Resolves a conflict with the version here, or with the other one. */
export function resolveConflict(session: Session, conflict: Conflict, usesTheirs: boolean): void {
  const { conflicts, values } = session.state;
  if (usesTheirs) useTheirs(session, conflict);
  const others = conflicts.flatMap((open, index) => {
    if (open === conflict) return [];
    const isBehind = usesTheirs && index > conflicts.indexOf(conflict);
    return isBehind && isOfList(open, conflict)
      ? { ...open, removedFrom: open.removedFrom + 1 }
      : open;
  });
  const left = placesAfter(others, values, session.state.values);
  session.dispatch({ type: 'conflict resolved', left });
}

/** Whether two conflicts are both about removed entries of the same list. */
function isOfList(
  open: Conflict,
  { file, field, removedFrom }: Conflict,
): open is Conflict & { readonly removedFrom: number } {
  const isRemoved = open.removedFrom !== undefined && removedFrom !== undefined;
  return isRemoved && open.file === file && open.field === field;
}

function useTheirs(session: Session, { file, field, removedFrom, theirs }: Conflict): void {
  // without a field, it is the whole file, which one side has deleted
  if (field === '') session.setEntry(file, theirs as Entry | undefined);
  else if (removedFrom === undefined || theirs === undefined) session.change(field, theirs, file);
  else {
    const value = valueAt(session.state.values[file], parsePath(field));
    const list = isList(value) ? value : [];
    session.change(field, list.toSpliced(removedFrom, 0, theirs), file);
  }
}
