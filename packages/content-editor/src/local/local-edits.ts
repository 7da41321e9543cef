import { queue } from '../store/queue';
import { isSame } from '../writing/json';
import type { EditStore, KeptEdit, EditsToKeep, Unconfirmed } from '../store/edits';
import type { Ask } from './ask';
import { browserJournal, type Journal, type JournalEntry } from './journal';
import { followTurn } from './turn';

type Tools = {
  readonly ask: Ask;
  /** The server's key. */
  readonly key: string;
  readonly journal?: Journal;
  /** Names this window. */
  readonly window?: string;
};

/**
 * What is edited, on this computer, in a folder of the server. Each change is numbered, and held by this
 * browser until the server has it: one that ends meanwhile loses nothing.
 */
export function localEdits({
  ask,
  key,
  journal = browserJournal(),
  window = crypto.randomUUID(),
}: Tools): EditStore {
  const start = Date.now();
  let count = 0;
  /** What the journal holds of this window, in its order. */
  const held: JournalEntry['number'][] = [];
  /** What is edited in this window, as far as it was written: from this, the next change begins. */
  const written = new Map<string, KeptEdit>();
  /** What of it the server isn't known to have. */
  const unconfirmed = new Map<string, KeptEdit | undefined>();
  const inOrder = queue();
  /** Sends all changes that have no answer yet. Its answer settles all that the journal held then. */
  const sendUnconfirmed = async () => {
    const [sent, heldThen] = [new Map(unconfirmed), held.length];
    if (sent.size === 0) return;
    await ask('/api/keep', {
      query: { window },
      body: [...sent].map(([path, edit]) => [path, edit ?? null] as const),
    });
    for (const [path, edit] of sent) if (unconfirmed.get(path) === edit) unconfirmed.delete(path);
    await journal.remove(held.splice(0, heldThen));
  };
  return {
    claim: (onTurn) => followTurn(key, window, onTurn),
    // once what is on its way has its answer
    read: async () => {
      await inOrder(() => Promise.resolve());
      const entries = await journal.read();
      const kept = new Map(await ask('/api/edits', {}));
      written.clear();
      for (const [path, edit] of kept) written.set(path, edit);
      // what this window could not send before another one took over is among the entries
      unconfirmed.clear();
      held.length = 0;
      return {
        kept,
        unconfirmed: unconfirmedOf(entries, kept),
        settle: () => journal.remove(entries.map(({ number }) => number)),
      };
    },
    keep: async (edits) => {
      const number = [start, (count += 1)] as const;
      held.push(number);
      const changes: Unconfirmed[] = [];
      for (const [path, after] of edits) {
        changes.push({ path, before: written.get(path), after });
        unconfirmed.set(path, after);
        if (after) written.set(path, after);
        else written.delete(path);
      }
      await journal.add({ number, changes });
      await inOrder(sendUnconfirmed);
    },
  };
}

/** The changes of all windows, one for each window and path. The server may have any of them. */
function unconfirmedOf(
  entries: readonly JournalEntry[],
  kept: EditsToKeep,
): readonly Unconfirmed[] {
  const byPlace = new Map<string, Unconfirmed[]>();
  for (const { number, changes } of entries)
    for (const change of changes) {
      const place = `${number[0]} ${change.path}`;
      byPlace.set(place, [...(byPlace.get(place) ?? []), change]);
    }
  return [...byPlace.values()].flatMap((changes) => {
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) return [];
    const { path } = first;
    const now = kept.get(path);
    const isAmongThem = [first.before, ...changes.map(({ after }) => after)].some((edit) =>
      isSame(edit, now),
    );
    return [{ path, before: isAmongThem ? now : first.before, after: last.after }];
  });
}
