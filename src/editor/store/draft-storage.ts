import { createStore, entries, promisifyRequest } from 'idb-keyval';
import type { Entry } from '../writing/json';

/** Unsaved changes of one file. */
export type Draft = {
  /** The file's text before; null for a new file. */
  readonly base: string | null;
  /** The value now; null for a deleted file or picture. */
  readonly value: Entry | null;
  /** The name that references in unsaved changes use, if it isn't the saved one. */
  readonly name?: string | undefined;
};

/** Persistent storage of unsaved changes, by file. */
export type DraftStorage<Value> = {
  /** @throws if the storage is blocked */
  readonly read: () => Promise<ReadonlyMap<string, Value>>;
  /**
   * @param changes undefined removes the stored value of a file
   * @throws if the storage is full or blocked
   */
  readonly write: (changes: Changes<Value>) => Promise<void>;
  /** Runs a callback while no other window of this browser does. */
  readonly alone: (work: () => Promise<string>) => Promise<string>;
  /** Calls back when another window of this browser has written. */
  readonly follow: (listener: (changes: Changes<Value>) => void) => void;
};

export type Changes<Value> = ReadonlyMap<string, Value | undefined>;

export type StorageName = 'drafts' | 'uploads';

/**
 * The IndexedDB database of a storage. Raise its version with each incompatible change of `Draft` or `Upload`:
 * databases of other versions are left alone.
 */
export const databaseName = (name: StorageName): string => `editor-${name}-v1`;

/**
 * Storage in IndexedDB, which survives a killed browser; Chromium writes `localStorage` to the disk only every
 * five seconds.
 */
export function browserStorage<Value>(name: StorageName): DraftStorage<Value> {
  const database = databaseName(name);
  const store = createStore(database, name);
  const windows = new BroadcastChannel(database);
  return {
    read: async () => new Map(await entries<string, Value>(store)),
    write: async (changes) => {
      await store('readwrite', (all) => {
        for (const [file, value] of changes)
          if (value === undefined) all.delete(file);
          else all.put(value, file);
        // commits at once, even if the page is being left
        all.transaction.commit();
        return promisifyRequest(all.transaction);
      });
      windows.postMessage(changes);
    },
    alone: (work) => navigator.locks.request(database, work),
    follow: (listener) => {
      windows.onmessage = ({ data }: MessageEvent<Changes<Value>>) => listener(data);
    },
  };
}
