import type { Problem } from 'content-check/problem';
import { recordWith } from '../../src/writing/record';
import { decideWrite } from '../../src/store/decision';
import type { KnownEdits, EditStore, KeptEdit, Unconfirmed } from '../../src/store/edits';
import { cancelledOutcome, type Outcome } from '../../src/store/publishing';
import type { FileWrite, Snapshot } from '../../src/store/content';
import type { Store } from '../../src/store/store';

/** A part of a store, or some of it. */
type Some<Name extends 'pictures' | 'history' | 'publishing'> = {
  readonly [Key in Name]?: Partial<NonNullable<Store[Key]>>;
};

/** What can be replaced in an in-memory store. */
export type Replaced = Some<'pictures' | 'history' | 'publishing'> &
  Partial<Pick<Store, 'load' | 'write' | 'edits' | 'preview' | 'account'>> & {
    /** What it finds in content before it writes; nothing by default. */
    readonly check?: (
      files: Snapshot['files'],
      pictures: Snapshot['pictures'],
    ) => readonly Problem[];
  };

/** What is edited, in memory, which sessions can share. */
export function memoryEdits(initial: Iterable<readonly [string, KeptEdit]> = []) {
  const kept = new Map(initial);
  const unconfirmed: Unconfirmed[] = [];
  const edits: EditStore = {
    claim: (onTurn) => {
      void onTurn(true);
      return () => undefined;
    },
    read: (): Promise<KnownEdits> =>
      Promise.resolve({
        kept: new Map(kept),
        unconfirmed: [...unconfirmed],
        settle: () => {
          unconfirmed.length = 0;
          return Promise.resolve();
        },
      }),
    keep: (changes) => {
      for (const [path, edit] of changes)
        if (edit) kept.set(path, edit);
        else kept.delete(path);
      return Promise.resolve();
    },
  };
  return { ...edits, kept, unconfirmed };
}

/** The size of each picture in memory, where nothing is decoded. */
export const pictureSize = { width: 4, height: 3 };

/** What is in memory: texts, and pictures in Base64, by path. */
type Content = {
  readonly files: Snapshot['files'];
  readonly pictures: Readonly<Record<string, string>>;
};

/** A store in memory, which decides as every store does. Its methods can be replaced. */
export function memoryStore(files: Snapshot['files'], replaced: Replaced = {}) {
  let content: Content = { files, pictures: {} };
  let version = 0;
  /** The content's version in which each replaced picture came, which is then part of its address. */
  const replacedIn = new Map<string, number>();
  const become = (next: Content) => {
    version += 1;
    for (const [path, base64] of Object.entries(content.pictures))
      if (path in next.pictures && next.pictures[path] !== base64) replacedIn.set(path, version);
    content = next;
  };
  const snapshot = () => snapshotOf(content, String(version));
  const { pictures, history, publishing, check = () => [], ...core } = replaced;
  const write = (writes: readonly FileWrite[]): Promise<Outcome> => {
    const [now, next] = [snapshot(), writes.reduce(withWrite, content)];
    const after = snapshotOf(next, '');
    const refusal = decideWrite(now, writes, {
      before: check(now.files, now.pictures),
      after: check(after.files, after.pictures),
    });
    if (refusal) return Promise.resolve(refusal);
    become(next);
    return Promise.resolve({ result: 'done', snapshot: snapshot() });
  };
  const store: Store = {
    load: (known) => Promise.resolve(known === String(version) ? undefined : snapshot()),
    edits: memoryEdits(),
    write,
    pollInterval: 2000,
    ...core,
    pictures: {
      prepare: () => Promise.reject(new Error('No picture.')),
      isInContent: (path, { base64 }) => Promise.resolve(content.pictures[path] === base64),
      url: (path) => (replacedIn.has(path) ? `${path}?${replacedIn.get(path)}` : path),
      subscribe: () => () => undefined,
      choiceUrl: (kind, value) => `${kind}/${value}`,
      ...pictures,
    },
    history: {
      publications: () => Promise.resolve({ publications: [] }),
      // never answers: an update after a test's last line would be reported
      texts: () => new Promise(() => undefined),
      authorElsewhere: () => new Promise(() => undefined),
      file: () => Promise.resolve(undefined),
      picture: () => Promise.resolve(undefined),
      ...history,
    },
    publishing: {
      state: () => Promise.reject(new Error('No repository.')),
      publish: ({ writes }, signal) =>
        signal.aborted ? Promise.resolve(cancelledOutcome) : write(writes),
      ...publishing,
    },
  };
  return {
    store,
    files: () => content.files,
    /** Writes a file from outside the session, or deletes it without a text. */
    writeElsewhere: (path: string, text: string | null = null) =>
      become(withWrite(content, { path, before: null, text })),
    /** Writes a picture from outside the session. */
    addPictureElsewhere: (path: string, base64: string) =>
      become(withWrite(content, { path, base64 })),
  };
}

function snapshotOf({ files, pictures }: Content, version: string): Snapshot {
  const sizes = Object.keys(pictures).map((path) => [path, pictureSize] as const);
  return { files, pictures: Object.fromEntries(sizes), version };
}

/** The content with a change; a changed file is the last one, as the check expects. */
function withWrite({ files, pictures }: Content, change: FileWrite): Content {
  return 'text' in change
    ? { files: recordWith(files, change.path, change.text ?? undefined), pictures }
    : { files, pictures: recordWith(pictures, change.path, change.base64 ?? undefined) };
}
