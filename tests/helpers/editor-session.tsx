import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Field } from '../../src/editor/form/field';
import { FieldContext, SessionContext } from '../../src/editor/form/session-context';
import type { Draft, Changes, DraftStorage } from '../../src/editor/store/draft-storage';
import { Session } from '../../src/editor/store/session';
import type { Check, Saved, Snapshot, Store, Upload } from '../../src/editor/store/store';

/** A store in memory; what is asked of it can be replaced. */
export function memoryStore(files: Snapshot['files'], replaced: Partial<Store> = {}) {
  const store = { files, version: 0 };
  const snapshot = (): Snapshot => ({
    files: store.files,
    pictures: {},
    version: String(store.version),
  });
  const all: Store = {
    preview: undefined,
    load: (known) => Promise.resolve(known === String(store.version) ? undefined : snapshot()),
    save: (changes): Promise<Saved> => {
      store.version += 1;
      const texts = changes.flatMap((each) => ('text' in each ? [[each.path, each.text]] : []));
      const next = { ...store.files, ...(Object.fromEntries(texts) as Record<string, string>) };
      store.files = Object.fromEntries(
        Object.entries(next).filter(([, text]: [string, string | null]) => text !== null),
      );
      return Promise.resolve({ result: 'saved', snapshot: snapshot() });
    },
    isPreviewReady: () => Promise.resolve(false),
    committed: () => Promise.resolve(undefined),
    preparePicture: () => Promise.reject(new Error('No picture.')),
    pictureUrl: (path) => path,
    choiceUrl: (kind, value) => `${kind}/${value}`,
    ...replaced,
  };
  return {
    store: all,
    files: () => store.files,
    /** Somebody else saves, or deletes where there is no text. */
    write: (file: string, text?: string) => {
      const others = Object.entries(store.files).filter(([each]) => each !== file);
      store.files = Object.fromEntries(text === undefined ? others : [...others, [file, text]]);
      store.version += 1;
    },
  };
}

/** Storage in memory, which several sessions may share. */
export function memoryStorage<Value>(stored: Iterable<readonly [string, Value]> = []) {
  const kept = new Map<string, Value>(stored);
  const windows: ((changes: Changes<Value>) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const storage: DraftStorage<Value> = {
    read: () => Promise.resolve(new Map(kept)),
    write: (changes) => {
      for (const [file, value] of changes)
        if (value === undefined) kept.delete(file);
        else kept.set(file, value);
      return Promise.resolve();
    },
    alone: (work) => {
      const next = last.then(work);
      last = next;
      return next;
    },
    follow: (hear) => void windows.push(hear),
  };
  return {
    ...storage,
    kept,
    /** Tells all sessions what another window has written, and waits until they have taken it up. */
    tell: async (changes: Changes<Value>) => {
      for (const hear of windows) hear(changes);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** A session upon a store, with a check that finds nothing unless another is given. */
export function openSession(
  store: Store,
  check: Check = () => Promise.resolve([]),
  drafts: DraftStorage<Draft> = memoryStorage(),
  uploads: DraftStorage<Upload> = memoryStorage(),
) {
  return Session.open({ store, check, drafts, uploads });
}

/** Draws a part of the form. */
export function renderForm(session: Session, part: ReactNode) {
  return render(
    <SessionContext value={session}>
      <FieldContext value={(props) => <Field {...props} />}>{part}</FieldContext>
    </SessionContext>,
  );
}
