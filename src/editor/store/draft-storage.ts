import { createStore, entries, promisifyRequest } from 'idb-keyval';
import type { Entry } from '../writing/json';

/** Unsaved changes of one file. */
export type Draft = {
  /** The file's text before; null for a new file. */
  readonly base: string | null;
  /** The value now; null for a deleted file or picture. */
  readonly value: Entry | null;
  /** The name by which references in unsaved changes mean it, where that is not the saved one. */
  readonly name?: string | undefined;
};

/** Storage of unsaved work that outlives the page, by file. */
export type DraftStorage<Value> = {
  /** @throws where the storage is blocked */
  readonly read: () => Promise<ReadonlyMap<string, Value>>;
  /**
   * @param changes undefined removes what is stored of a file
   * @throws where the storage is full or blocked
   */
  readonly write: (changes: Changes<Value>) => Promise<void>;
  /** Runs work while no other window of this browser does. */
  readonly alone: (work: () => Promise<string>) => Promise<string>;
  /** Calls back when another window of this browser has written. */
  readonly follow: (hear: (changes: Changes<Value>) => void) => void;
};

export type Changes<Value> = ReadonlyMap<string, Value | undefined>;

/**
 * Storage in IndexedDB: a killed browser has lost nothing of it, while Chromium writes `localStorage` to
 * the disk every five seconds.
 */
export function browserStorage<Value>(name: string): DraftStorage<Value> {
  const store = createStore(`editor-${name}`, name);
  const windows = new BroadcastChannel(`editor-${name}`);
  return {
    read: async () => new Map(await entries<string, Value>(store)),
    write: async (changes) => {
      await store('readwrite', (all) => {
        for (const [file, value] of changes)
          if (value === undefined) all.delete(file);
          else all.put(value, file);
        // at once: it is done even where the page is being left
        all.transaction.commit();
        return promisifyRequest(all.transaction);
      });
      windows.postMessage(changes);
    },
    alone: (work) => navigator.locks.request(`editor-${name}`, work),
    follow: (hear) => {
      windows.onmessage = ({ data }: MessageEvent<Changes<Value>>) => hear(data);
    },
  };
}
