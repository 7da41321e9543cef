import { entryWithField } from '../writing/edit';
import type { Entries, Entry } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import { entriesWithoutRedirect } from '../writing/references/redirects';
import { nameFieldOf } from '../writing/references/names';
import type { Edit } from './state/events';
import { nameBeside, entriesWithPicture } from './pictures/uploads';
import { afterRestoring, entriesWithOtherTarget, afterDeleting } from './references/deletions';
import { homeAddress, oldAddress, entriesKeepingAddress } from './references/old-addresses';
import { referenceNames } from './references/reference-names';
import { entriesWithoutDeadLinks } from './references/remove-dead-links';
import { withReferencesOfNow, afterEditing } from './references/renames';
import type { State, ContentVersion } from './state/state';
import { undoAfterStep } from './undo/undo';
import { isPictureUsed } from './write/to-write';

/** What an edit changes: the content, and the steps of undo. */
export function afterEdit(state: State, event: Edit): Partial<State> {
  const change = contentAfter(state, event);
  if (!change) return {};
  // only texts that are typed fast join one step: each change of a list is a step of its own
  const isText = event.type === 'field changed' && typeof event.value === 'string';
  const time = isText ? event.time : undefined;
  const undo = undoAfterStep(state, { ...state, ...change }, placeOf(state, event), time);
  const isTyped = event.type === 'field changed' && event.isTyped;
  const beforeTyping = isTyped ? (state.beforeTyping ?? state) : undefined;
  // what is being sent is told, once, until it has arrived
  return { ...(!state.sending && { status: '' }), ...change, undo, beforeTyping };
}

/** The place that undo shows for an edit. */
function placeOf({ model, file }: State, event: Edit): FieldPlace {
  switch (event.type) {
    case 'field changed':
      return { file: event.file, field: event.changedPart };
    case 'file set':
      return { file: event.file, field: '' };
    case 'past taken back':
      return event.place;
    case 'old address kept':
      return { file, field: nameFieldOf(model, file)?.key ?? '' };
    case 'links removed':
    case 'picture taken back':
    case 'deletion toggled':
    case 'redirect target chosen':
      return { file, field: '' };
  }
}

/** @returns undefined if nothing can be changed */
function contentAfter(state: State, event: Edit): Partial<State> | undefined {
  const { model, file, editedEntries, pictures } = state;
  switch (event.type) {
    case 'field changed': {
      const next = fieldSet(state, event);
      return next && afterEditing(state, event.file, next);
    }
    case 'file set': {
      const conflicts = state.conflicts.filter((conflict) => conflict.file !== event.file);
      const isBase = event.entry && event.entry === state.baseEntries[event.file];
      const entry = isBase ? withReferencesOfNow(state, event.file, event.entry) : event.entry;
      return { ...afterSetting(state, event.file, entry), conflicts };
    }
    case 'past taken back':
      return takenBack(state, event);
    case 'links removed':
      return {
        editedEntries: entriesWithoutDeadLinks(state),
        status: 'The links are removed. “Undo” brings them back.',
      };
    case 'picture taken back': {
      const path = nameBeside(
        model,
        event.path,
        Object.keys({ ...pictures, ...state.base.pictures }),
      );
      return {
        editedEntries: entriesWithPicture(model, editedEntries, event.path, path),
        pictures: { ...pictures, [path]: event.upload, [event.path]: null },
        status: takenBackWords,
      };
    }
    case 'deletion toggled': {
      const { [event.path]: old, ...others } = pictures;
      return { pictures: old === undefined ? { ...others, [event.path]: null } : others };
    }
    case 'old address kept':
      return { editedEntries: entriesWithOldAddress(state, event.isOn) };
    case 'redirect target chosen': {
      const { [event.page]: target } = referenceNames(state);
      return { editedEntries: entriesWithOtherTarget(state, file, target) };
    }
  }
}

/** What is edited, with another entry in a file; undefined deletes the file. */
function afterSetting(state: State, file: string, entry: Entry | undefined): ContentVersion {
  if (!entry) return afterDeleting(state, file);
  return file in state.editedEntries
    ? afterEditing(state, file, entry)
    : afterRestoring(state, file, entry);
}

/** The entries in which the old address of the open page goes on working, or doesn't. */
function entriesWithOldAddress(state: State, isOn: boolean): Entries {
  const { model, file, editedEntries } = state;
  if (!(file in editedEntries))
    return entriesWithOtherTarget(state, file, isOn ? homeAddress(state) : undefined);
  const { [file]: name = '' } = referenceNames(state);
  const address = oldAddress(state, file);
  if (isOn) return entriesKeepingAddress(state, file, name);
  return address === undefined
    ? editedEntries
    : entriesWithoutRedirect(model, editedEntries, address);
}

/** The entry with another value in a field; undefined without an entry. */
function fieldSet(
  state: State,
  { file, field, value }: Extract<Edit, { readonly type: 'field changed' }>,
): Entry | undefined {
  const { model } = state;
  const { [file]: old } = state.editedEntries;
  if (!old) return undefined;
  return entryWithField(model, { file, field }, old, value);
}

/** What is told of a change of the past that is taken back. */
const takenBackWords = 'Taken back. Publish to show it to visitors.';

function takenBack(
  state: State,
  { place, entries, pictures, failures }: Extract<Edit, { readonly type: 'past taken back' }>,
): Partial<State> {
  const next = entries.reduce<State>(
    (before, [file, entry]) => ({ ...before, ...afterSetting(before, file, entry) }),
    state,
  );
  const gone = pictures.filter((path) => path in next.base.pictures && !isPictureUsed(next, path));
  return {
    editedEntries: next.editedEntries,
    oldNames: next.oldNames,
    pictures: { ...next.pictures, ...Object.fromEntries(gone.map((path) => [path, null])) },
    status: [takenBackWords, ...failures].join(' '),
    ...(place.file in next.editedEntries && { file: place.file }),
  };
}
