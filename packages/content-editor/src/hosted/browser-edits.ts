import { createStore, entries } from 'idb-keyval';
import { type EditStore, type KeptEdit, patience } from '../store/edits';
import { writeAtOnce } from '../store/write-at-once';

/** Change it with each incompatible change of `KeptEdit`: databases of other names are left alone. */
const databaseName = 'editor-kept';

/**
 * What is edited, in this browser: in IndexedDB, which survives a killed browser. Chromium writes
 * `localStorage` to the disk only every five seconds.
 * @param scope names the content, if this origin has that of several sites
 */
export function browserEdits(scope: string): EditStore {
  const name = `${databaseName} ${scope}`;
  const store = createStore(name, 'edits');
  const windows = new BroadcastChannel(name);
  const { locks } = navigator;
  /** Whether this window has the lock. */
  let mayWrite = false;
  return {
    claim: (onTurn) => {
      /** Lets another window have the lock; undefined while this one doesn't have it, or is leaving. */
      let release: (() => void) | undefined;
      let waiting = new AbortController();
      const hold = async () => {
        mayWrite = true;
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
        mayWrite = false;
        free();
        wait();
      };
      const request = (options: LockOptions) => {
        locks.request(name, options, hold).catch(() => {
          // it was stolen, since this window had not answered, or this window no longer waits for it
          mayWrite = false;
          return leave();
        });
      };
      const wait = () => {
        waiting = new AbortController();
        request({ signal: waiting.signal });
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
          request({ steal: true });
        }, patience);
      };
    },
    read: async () => ({
      kept: new Map(await entries<string, KeptEdit>(store)),
      unconfirmed: [],
      settle: () => Promise.resolve(),
    }),
    keep: async (edits) => {
      if (!mayWrite) throw new Error('Another window has taken over.');
      try {
        await writeAtOnce(store, (all) => {
          for (const [path, kept] of edits)
            if (kept === undefined) all.delete(path);
            else all.put(kept, path);
        });
      } catch {
        throw new Error('This browser can’t keep what you type. Publish often.');
      }
    },
  };
}
