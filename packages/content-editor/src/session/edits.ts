import { posix } from 'node:path';
import { edited } from '../writing/edit';
import type { Entry } from '../writing/json';
import { nameFieldOf } from '../writing/references/reference-names';
import { addressOf } from '../writing/references/pages';
import type { FieldPlace } from '../writing/path';
import { withoutRedirect } from '../writing/references/redirects';
import type { Edit } from './events';
import { recorded } from './undo/undo';
import { withoutDeadLinks } from './addresses/remove-dead-links';
import { homePage, withRedirectTarget, nowhere } from './addresses/kept-addresses';
import { entryFrom, valueFrom, withEntry } from './names/from-names';
import type { State } from './state';
import { isPictureUsed } from './write/to-write';
import { withPicture, withUpload } from './pictures/uploads';

/** What an edit changes: the content, and the steps of undo. */
export function editedBy(state: State, event: Edit): Partial<State> {
  const change = contentAfter(state, event);
  if (!change) return {};
  // each change of a list is a step of its own
  const isText = event.type === 'field changed' && typeof event.value === 'string';
  const undo = recorded(state, placeOf(state, event), isText ? event.time : undefined);
  const isTyped = event.type === 'field changed' && event.isTyped;
  const beforeTyping = isTyped ? (state.beforeTyping ?? state) : undefined;
  return { status: '', ...change, undo, beforeTyping };
}

/** Where undo shows an edit. */
function placeOf({ editor, file }: State, event: Edit): FieldPlace {
  switch (event.type) {
    case 'field changed':
      return { file: event.file, field: event.place };
    case 'file set':
      return { file: event.file, field: '' };
    case 'past taken back':
      return event.place;
    case 'old address kept':
      return { file, field: nameFieldOf(editor.model, file)?.key ?? '' };
    case 'links removed':
    case 'picture taken back':
    case 'deletion toggled':
    case 'redirect target chosen':
      return { file, field: '' };
  }
}

/** @returns undefined if nothing can be changed */
function contentAfter(state: State, event: Edit): Partial<State> | undefined {
  const { editor, file, editedEntries, pictures } = state;
  switch (event.type) {
    case 'field changed': {
      const next = fieldSet(state, event);
      return next && { editedEntries: withEntry(state, event.file, next) };
    }
    case 'file set': {
      const conflicts = state.conflicts.filter((conflict) => conflict.file !== event.file);
      const leadsTo = withRedirectTarget(state, event.file, undefined);
      const entry = event.entry && entryFrom(state, event.file, event.entry);
      return { editedEntries: withEntry(state, event.file, entry), leadsTo, conflicts };
    }
    case 'past taken back':
      return takenBack(state, event);
    case 'links removed':
      return {
        editedEntries: withoutDeadLinks(state),
        status: 'The links are removed. “Undo” brings them back.',
      };
    case 'picture taken back': {
      const added = withUpload(state, posix.basename(event.path), event.upload);
      return {
        editedEntries: withPicture(editor.model, editedEntries, event.path, added.path),
        pictures: { ...added.pictures, [event.path]: null },
        status: takenBackWords,
      };
    }
    case 'deletion toggled': {
      const { [event.path]: old, ...others } = pictures;
      return { pictures: old === undefined ? { ...others, [event.path]: null } : others };
    }
    case 'old address kept': {
      const page = file in editedEntries ? file : homePage(state);
      return { leadsTo: withRedirectTarget(state, file, event.isOn ? page : nowhere) };
    }
    case 'redirect target chosen':
      return { leadsTo: withRedirectTarget(state, file, event.page) };
  }
}

/** The entry with another value in a field; undefined without an entry. */
function fieldSet(
  state: State,
  { file, field, value }: Extract<Edit, { readonly type: 'field changed' }>,
): Entry | undefined {
  const { model } = state.editor;
  const { [file]: old } = state.editedEntries;
  if (!old) return undefined;
  const entry = edited(model, { file, field }, old, value);
  if (value === undefined) return entry;
  // what was typed may be a name
  return edited(model, { file, field }, entry, valueFrom(state, { file, field, entry }, value));
}

/** What is told of a change of the past that is taken back. */
export const takenBackWords = 'Taken back. Publish to show it to visitors.';

function takenBack(
  state: State,
  { place, entries, pictures, failures }: Extract<Edit, { readonly type: 'past taken back' }>,
): Partial<State> {
  const next = entries.reduce((before, [file, entry]) => {
    const own = entry && entryFrom(before, file, entry);
    const changed = { ...before, editedEntries: withEntry(before, file, own) };
    const { editor, editedEntries } = changed;
    // a page that comes back is at its address again, from where a redirect has led since
    const address = file in before.editedEntries ? undefined : addressOf(editor, file, entry);
    if (address === undefined) return changed;
    return { ...changed, editedEntries: withoutRedirect(editor, editedEntries, address) };
  }, state);
  const gone = pictures.filter((path) => path in next.base.pictures && !isPictureUsed(next, path));
  return {
    editedEntries: next.editedEntries,
    pictures: { ...next.pictures, ...Object.fromEntries(gone.map((path) => [path, null])) },
    status: [takenBackWords, ...failures].join(' '),
    ...(place.file in next.editedEntries && { file: place.file }),
  };
}
