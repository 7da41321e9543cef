import { collectionOf } from 'content-check/collection';
import { childPart, fieldName, partAt } from 'content-check/schema-traversal';
import { placesAfter } from '../../writing/identity';
import { duplicateOf } from '../../writing/new-entry/blank';
import { fixedEntries } from '../../writing/list-parts';
import { withValue } from '../../writing/edit';
import { type Entry, isList, type Json } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import type { Session } from '../session';
import type { Conflict, State } from '../state/state';

/** Resolves a conflict with the version here, or with the other one. */
export function resolveConflict(session: Session, conflict: Conflict, usesTheirs: boolean): void {
  resolve(session, conflict, usesTheirs, () => {
    if (usesTheirs) useTheirs(session, conflict);
  });
}

/** Resolves a conflict in the entry of a list with both versions, one after the other. */
export function keepBoth(session: Session, conflict: Conflict): void {
  const both = bothVersions(session.state, conflict);
  if (both)
    resolve(session, conflict, false, () =>
      session.change(both.field, both.list, { file: conflict.file }),
    );
}

/**
 * The list that has both versions of one of its entries.
 * @returns undefined if the conflict is about something else
 */
export function bothVersions(
  { model, editedEntries }: State,
  { file, field, removedFrom, theirs }: Conflict,
): { readonly field: string; readonly list: readonly Json[] } | undefined {
  const path = parsePath(field);
  const at = path.findLastIndex((key) => typeof key === 'number');
  const [listPath, inside] = [path.slice(0, at), path.slice(at + 1)];
  const index = Number(path[at]);
  const schema = collectionOf(model, file)?.schema;
  const list = at < 0 ? undefined : valueAt(editedEntries[file], listPath);
  const part = schema && partAt(schema, editedEntries[file], listPath);
  if (!isList(list) || !part || removedFrom !== undefined || theirs === undefined) return undefined;
  const { [index]: mine } = list;
  if (mine === undefined || index < fixedEntries(part)) return undefined;
  const another = inside.length === 0 ? theirs : withValue(mine, inside, theirs);
  const copy = duplicateOf(childPart(part, index, mine) ?? part, another);
  return { field: fieldName(listPath), list: list.toSpliced(index + 1, 0, copy) };
}

function resolve(
  session: Session,
  conflict: Conflict,
  usesTheirs: boolean,
  change: () => void,
): void {
  const { conflicts, editedEntries } = session.state;
  change();
  const others = conflicts.flatMap((open, index) => {
    if (open === conflict) return [];
    const isBehind = usesTheirs && index > conflicts.indexOf(conflict);
    return isBehind && isOfList(open, conflict)
      ? { ...open, removedFrom: open.removedFrom + 1 }
      : open;
  });
  const remaining = placesAfter(others, editedEntries, session.state.editedEntries);
  session.dispatch({ type: 'conflict resolved', remaining });
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
  // a conflict without a field is about the whole file, which one side has deleted
  if (field === '') session.setEntry(file, theirs as Entry | undefined);
  else if (removedFrom === undefined || theirs === undefined)
    session.change(field, theirs, { file });
  else {
    const value = valueAt(session.state.editedEntries[file], parsePath(field));
    const list = isList(value) ? value : [];
    session.change(field, list.toSpliced(removedFrom, 0, theirs), { file });
  }
}
