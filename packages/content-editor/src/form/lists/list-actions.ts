import { childPart } from 'content-check/schema-traversal';
import type { Part } from '../../writing/schema';
import { referencedTitle } from '../../session/titles/titles';
import type { Session } from '../../session/session';
import { blankValue, duplicateOf } from '../../writing/new-entry/blank';
import { fixedEntries, entryKinds } from '../../writing/list-parts';
import { isList, type Json } from '../../writing/json';
import { titleOfEntry } from '../../writing/titles';
import { parsePath, valueAt, childField } from '../../writing/path';
import { controlSelector, goToField } from '../go-to-field';
import type { IconName } from '../ui/icon';

/** The operations on a list's entries. */
export type ListActions = {
  /** @param tool selector of the control that gets the focus */
  readonly move: (from: number, to: number, tool: string) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly add: (kind: Part) => void;
};

/** Selector of an entry's own tools, excluding those of lists inside it. */
export function toolOfEntry(name?: IconName): string {
  return `:scope > * > [data-tool${name ? `=${name}` : ''}]`;
}

/** Selector of an entry's first control, after its summary. */
export const firstControl = `:is(:scope, :scope > details) > [data-body] ${controlSelector}`;

/** The part of the schema for one entry of a list. */
export function partOfEntry(list: Part, index: number, entry: Json): Part {
  return childPart(list, index, entry) ?? entryKinds(list, index)[0] ?? list;
}

/** The actions of one list. They read the list from the session, so they can be memoized. */
export function listActions(session: Session, part: Part, field: string): ListActions {
  const now = () => {
    const { state } = session;
    const value = valueAt(state.editedEntries[state.file], parsePath(field));
    return isList(value) ? value : [];
  };
  const entryAt = (index: number) => now()[index] ?? null;
  const nameAt = (index: number) => {
    const entry = entryAt(index);
    const kind = partOfEntry(part, index, entry);
    return referencedTitle(session.state, kind, entry) ?? titleOfEntry(kind, entry);
  };
  const fixed = fixedEntries(part);
  const set = (list: Json, index: number) =>
    session.change(field, list, { changedPart: childField(field, index) });
  return {
    move: (from, to, tool) => {
      const list = now();
      if (to < fixed || from < fixed || to >= list.length || from === to) return;
      const name = nameAt(from);
      const others = list.filter((_, index) => index !== from);
      set([...others.slice(0, to), entryAt(from), ...others.slice(to)], to);
      session.announce(`“${name}” is now number ${to + 1} of ${list.length}.`);
      goToField(childField(field, to), tool);
    },
    duplicate: (index) => {
      const list = now();
      const copy = duplicateOf(partOfEntry(part, index, entryAt(index)), entryAt(index));
      set([...list.slice(0, index + 1), copy, ...list.slice(index + 1)], index + 1);
      session.announce(`“${nameAt(index)}” is duplicated.`);
      goToField(childField(field, index + 1), firstControl);
    },
    remove: (index) => {
      const list = now();
      const name = nameAt(index);
      const left = list.filter((_, at) => at !== index);
      set(left, index);
      session.announce(`“${name}” is removed. “Undo” brings it back.`);
      const next = Math.min(index, left.length - 1);
      if (next < 0) goToField(field, '[data-add]');
      else goToField(childField(field, next), toolOfEntry());
    },
    add: (kind) => {
      const list = now();
      set([...list, blankValue(kind)], list.length);
      goToField(childField(field, list.length), firstControl);
    },
  };
}
