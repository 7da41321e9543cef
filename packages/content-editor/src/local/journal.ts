import { createStore, entries } from 'idb-keyval';
import type { Unconfirmed } from '../store/edits';
import { writeAtOnce } from '../store/write-at-once';

/** When a window was opened, in milliseconds, and the number of a change among those of that window. */
type JournalNumber = readonly [start: number, count: number];

export type JournalEntry = {
  readonly number: JournalNumber;
  readonly changes: readonly Unconfirmed[];
};

/** What this browser holds until the server has it, by number; empty if the browser keeps nothing. */
export type Journal = {
  readonly read: () => Promise<readonly JournalEntry[]>;
  readonly add: (entry: JournalEntry) => Promise<void>;
  readonly remove: (numbers: readonly JournalNumber[]) => Promise<void>;
};

/** Change it with each incompatible change of `Unconfirmed`: databases of other names are left alone. */
const databaseName = 'editor-unconfirmed';

/** The journal in IndexedDB, which survives a killed browser within milliseconds. */
export function browserJournal(): Journal {
  const store = createStore(databaseName, 'changes');
  const change = (work: (all: IDBObjectStore) => void): Promise<void> =>
    writeAtOnce(store, work).catch(() => undefined);
  return {
    read: async () => {
      const known = await entries<[number, number], readonly Unconfirmed[]>(store).catch(() => []);
      return known.map(([number, changes]) => ({ number, changes }));
    },
    add: ({ number, changes }) => change((all) => all.put(changes, [...number])),
    remove: (numbers) =>
      change((all) => {
        for (const number of numbers) all.delete([...number]);
      }),
  };
}
