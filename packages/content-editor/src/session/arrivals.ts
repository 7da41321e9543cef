import { isPicture } from 'content-check/picture-path';
import { isSameContent } from '../writing/json';
import { adopted, withDraft } from './sync/adopt';
import { titleInForm } from './titles';
import type { Arrival } from './events';
import { followed } from './undo/undo';
import { chooseVersion } from './undecided-words';
import type { State } from './state';
import { isPictureUsed, textsToSave } from './save/to-save';
import { keepUploads } from './pictures/uploads';

/** How the state changes by content that comes from a store or from another window. */
export function arrived(state: State, event: Arrival): Partial<State> {
  switch (event.type) {
    case 'drafts received':
      return fromElsewhere(state, received(state, event));
    case 'content adopted': {
      const change = adopted(state, event.saved, event.done);
      return fromElsewhere(state, { ...change, ...afterRefresh({ ...state, ...change }) });
    }
    case 'save adopted':
      return saveAdopted(state, event);
  }
}

type EventOf<Type extends Arrival['type']> = Extract<Arrival, { readonly type: Type }>;

/** A change from elsewhere, which undo doesn't take back. */
function fromElsewhere(before: State, change: Partial<State>): Partial<State> {
  return { ...change, undo: followed(before.undo, before, { ...before, ...change }) };
}

/** What another window has stored: its files, and those of its uploads that aren't saved yet. */
function received(state: State, { changes, done }: EventOf<'drafts received'>): Partial<State> {
  const next = [...changes].reduce((before, [path, draft]) => {
    // an upload that another window has saved comes with the next snapshot
    const isSaved =
      isPicture(path) && !draft && before.pictures[path] && isPictureUsed(before, path);
    return isSaved ? before : { ...before, ...withDraft(before, path, draft) };
  }, state);
  const { leadsTo, conflicts } = next;
  return { leadsTo, conflicts, ...keepUploads(next, done) };
}

/** What this window has saved can be undone; what others have saved meanwhile can't. */
function saveAdopted(state: State, { saved, done, sent }: EventOf<'save adopted'>): Partial<State> {
  const files = textsToSave(sent);
  const own = { ...state, ...adopted(state, { ...saved, files }, done, sent) };
  const next = adopted(own, saved, done);
  return isSameContent(own.savedEntries, next.savedEntries) ? next : fromElsewhere(own, next);
}

/** What to tell about a change from elsewhere that was just merged. */
function afterRefresh(state: State): Pick<State, 'status' | 'failure'> {
  const damaged = damagedFiles(state).map((file) => `“${titleInForm(state, file)}”`);
  if (damaged.length > 0) {
    const names = damaged.join(', ');
    const status = `Something has changed meanwhile, and ${names} can’t be read now.`;
    return { status, failure: 'error' };
  }
  const isOpen = state.conflicts.length > 0;
  const next = isOpen ? chooseVersion : 'The form is up to date.';
  return { status: `Something has changed meanwhile. ${next}`, failure: undefined };
}

/** The files that were saved and can't be read. */
function damagedFiles({ saved, savedEntries }: State): readonly string[] {
  return Object.keys(saved.files).filter((file) => !(file in savedEntries));
}
