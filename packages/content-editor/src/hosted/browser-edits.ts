import { createStore, entries } from 'idb-keyval';
import type { Edits, KeptEdit } from '../store/edits';
import { writeAtOnce } from '../store/write-at-once';

/** Give it another name with each incompatible change of `KeptEdit`: databases of other names are left alone. */
const databaseName = 'editor-kept';

/** Milliseconds that the window that writes has to keep what was typed in it, before another one takes over. */
const patience = 2000;

/**
 * What is edited, in this browser: in IndexedDB, which survives a killed browser. Chromium writes `localStorage` to the disk
 * only every five seconds.
 * @param scope names the content, if this origin has that of several sites
 */
export function browserEdits(scope: string): Edits {
  const name = `${databaseName} ${scope}`;
  const store = createStore(name, 'edits');
  const windows = new BroadcastChannel(name);
  const { locks } = navigator;
  return {
    claim: (onTurn) => {
      /** Lets another window have the lock; undefined while this one doesn't have it. */
      let release: (() => void) | undefined;
      let waiting = new AbortController();
      const hold = async () => {
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await onTurn(true);
        await released;
      };
      const leave = async () => {
        const free = release;
        if (!free) return;
        release = undefined;
        await onTurn(false);
        free();
        wait();
      };
      const wait = () => {
        waiting = new AbortController();
        // it fails when this is over, or when the lock was stolen from a window that had not answered
        locks.request(name, { signal: waiting.signal }, hold).catch(leave);
      };
      windows.onmessage = leave;
      void locks.query().then(async ({ held = [] }) => {
        if (held.some((lock) => lock.name === name)) await onTurn(false);
        wait();
      });
      return () => {
        windows.postMessage('take over');
        setTimeout(() => {
          if (release) return;
          waiting.abort();
          locks.request(name, { steal: true }, hold).catch(leave);
        }, patience);
      };
    },
    read: async () => ({
      kept: new Map(await entries<string, KeptEdit>(store)),
      unconfirmed: [],
      settle: () => Promise.resolve(),
    }),
    write: async (changes) => {
      try {
        await writeAtOnce(store, (all) => {
          for (const [path, kept] of changes)
            if (kept === undefined) all.delete(path);
            else all.put(kept, path);
        });
      } catch {
        throw new Error('This browser can’t keep what you type. Publish often.');
      }
    },
  };
}
