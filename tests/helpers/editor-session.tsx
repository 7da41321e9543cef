import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Field } from '../../src/editor/form/field';
import { FieldContext, SessionContext } from '../../src/editor/form/session-context';
import { Session } from '../../src/editor/store/session';
import type { Check, Saved, Snapshot, Store } from '../../src/editor/store/store';

/** A store in memory; what is asked of it can be replaced. */
export function memoryStore(files: Snapshot['files'], replaced: Partial<Store> = {}) {
  const store = { files, version: 0 };
  const snapshot = (): Snapshot => ({
    files: store.files,
    pictures: {},
    version: String(store.version),
  });
  const all: Store = {
    pictured: ['icon', 'drawing', 'Scene'],
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
    /** Somebody else saves. */
    write: (file: string, text: string) => {
      store.files = { ...store.files, [file]: text };
      store.version += 1;
    },
  };
}

/** A session upon a store, with a check that finds nothing unless another is given. */
export function openSession(
  store: Store,
  check: Check = () => Promise.resolve([]),
  storage = window.localStorage,
) {
  return Session.open({
    store,
    check,
    storage,
    pictures: {
      read: () => Promise.resolve({}),
      add: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
  });
}

/** Draws a part of the form. */
export function renderForm(session: Session, part: ReactNode) {
  return render(
    <SessionContext value={session}>
      <FieldContext value={(props) => <Field {...props} />}>{part}</FieldContext>
    </SessionContext>,
  );
}
