import {
  clear,
  createStore,
  entries,
  keys,
  promisifyRequest,
  setMany,
  type UseStore,
} from 'idb-keyval';
import type { Entry } from '../../writing/json';
import type { Upload } from '../../store/store';

/** An unsaved change of one file or picture. */
export type Draft = {
  /** The file's text before; null for a new file, and for pictures. */
  readonly base: string | null;
  /** The value now, with references by file; null for a deleted file or picture. */
  readonly value: Entry | Upload | null;
  /** The page to which its old address leads, or an empty text, if somebody has chosen. */
  readonly leadsTo?: string | undefined;
};

/** Drafts by path; undefined for one that is removed. */
export type DraftChanges = ReadonlyMap<string, Draft | undefined>;

/** Persistent storage of unsaved changes. */
export type DraftStorage = {
  /** @throws if the storage is blocked */
  readonly read: () => Promise<ReadonlyMap<string, Draft>>;
  /** @throws if the storage is full or blocked */
  readonly write: (changes: DraftChanges) => Promise<void>;
  /** Calls back when another window of this browser has written. */
  readonly follow: (listener: (changes: DraftChanges) => void) => void;
};

/** Raise the version with each incompatible change of `Draft`: databases of other versions are left alone. */
export const databaseName = 'editor-drafts-v2';

/** That of the version before, in whose drafts references have names: they are read as names are. */
export const databaseBefore = 'editor-drafts-v1';

/**
 * Storage in IndexedDB, which survives a killed browser; Chromium writes `localStorage` to the disk only every
 * five seconds.
 * @param scope names the content, if this origin has the drafts of several
 */
export function browserStorage(scope = ''): DraftStorage {
  const scoped = (name: string) => name + (scope && ` ${scope}`);
  const name = scoped(databaseName);
  const store = createStore(name, 'drafts');
  const windows = new BroadcastChannel(name);
  return {
    read: async () => {
      await moveDrafts(createStore(scoped(databaseBefore), 'drafts'), store);
      return new Map(await entries<string, Draft>(store));
    },
    write: async (changes) => {
      await store('readwrite', (all) => {
        for (const [path, draft] of changes)
          if (draft === undefined) all.delete(path);
          else all.put(draft, path);
        // commits at once, even if the page is being left
        all.transaction.commit();
        return promisifyRequest(all.transaction);
      });
      windows.postMessage(changes);
    },
    follow: (listener) => {
      windows.onmessage = ({ data }: MessageEvent<DraftChanges>) => listener(data);
    },
  };
}

/** Moves all drafts of a database to another, where those that it has are newer. */
async function moveDrafts(from: UseStore, to: UseStore): Promise<void> {
  const old = await entries<string, Draft>(from);
  if (old.length === 0) return;
  const known = new Set(await keys(to));
  await setMany(
    old.filter(([path]) => !known.has(path)),
    to,
  );
  await clear(from);
}
