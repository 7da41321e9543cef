import type { Problem } from 'content-check/problem';
import type { FieldPlace } from '../../src/writing/path';
import type { Draft, DraftChanges, DraftStorage } from '../../src/session/drafts/draft-storage';
import { save } from '../../src/session/save/save';
import { resolveConflict } from '../../src/session/sync/resolve-conflict';
import { Session } from '../../src/session/session';
import type { Check, Preview, Store } from '../../src/store/store';
import type { EditorDefinition } from '../../src/definition';
import smallSite from '../small-site/editor.config';
import { memoryStore, type Replaced } from './memory-store';

/** The page beside the form. */
export const pageBeside: Preview = {
  address: 'about:blank',
  sharedPicture: ({ published }) =>
    Promise.resolve({ address: `${published}?drawn`, note: 'Drawn now.' }),
};

/** In-memory storage, which sessions can share. */
export function memoryStorage(initial: Iterable<readonly [string, Draft]> = []) {
  const stored = new Map(initial);
  const listeners: ((changes: DraftChanges) => void)[] = [];
  const storage: DraftStorage = {
    read: () => Promise.resolve(new Map(stored)),
    write: (changes) => {
      for (const [file, value] of changes)
        if (value === undefined) stored.delete(file);
        else stored.set(file, value);
      return Promise.resolve();
    },
    follow: (listener) => void listeners.push(listener),
  };
  return {
    ...storage,
    stored,
    /** Sends all sessions what another window has stored, and waits until they have applied it. */
    broadcast: async (changes: DraftChanges) => {
      for (const listener of listeners) listener(changes);
      await nextTask();
    },
  };
}

/** Waits until changes are stored, which happens after the current event. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A session with a store; by default its check finds nothing, and it edits the small site. */
export function openSession(
  store: Store,
  check: Check = () => Promise.resolve([]),
  drafts: DraftStorage = memoryStorage(),
  editor: EditorDefinition = smallSite,
) {
  return Session.open({ editor, store, check, drafts });
}

/** The content of `openContact`. */
export const contact = {
  email: 'a@b.example',
  phone: '(304) 555-0142',
  location: 'Elkins, WV',
};
export const contactFiles = { 'contact.json': JSON.stringify(contact, null, 2) };

/** A mistake in a field. */
export const mistakeAt = (place: FieldPlace): Problem => ({
  ...{ severity: 'error', line: 1, column: 1, code: 'text-broken', params: {} },
  ...place,
});

/** A mistake in the content of `openContact`. */
export const phoneMistake = mistakeAt({ file: 'contact.json', field: 'phone' });

/** A session with `contact.json` open. */
export async function openContact(
  replaced: Replaced = {},
  drafts = memoryStorage(),
  check?: Check,
) {
  const memory = memoryStore(contactFiles, replaced);
  const session = await openSession(memory.store, check, drafts);
  session.dispatch({ type: 'file opened', file: 'contact.json' });
  return { session, ...memory, drafts };
}

/** Keeps the version here wherever there are two. */
export function resolveConflicts(session: Session): void {
  for (const conflict of session.state.conflicts) resolveConflict(session, conflict, false);
}

/** Saves, and makes a change before the store answers. */
export async function saveMeanwhile(session: Session, change: () => void): Promise<void> {
  const { store } = session.tools;
  const write = store.save;
  jest.spyOn(store, 'save').mockImplementationOnce((changes, message) => {
    change();
    return write(changes, message);
  });
  await save(session);
}
