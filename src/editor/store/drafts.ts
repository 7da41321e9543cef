import type { Entry, Json } from '../writing/json';

/** Unsaved changes of one file. */
export type Draft = {
  /** The file's text before; null for a new file. */
  readonly base: string | null;
  /** The value now; null for a deleted file or picture. */
  readonly value: Entry | null;
};

const prefix = 'draft:';

/** The drafts in the browser's storage, by file. */
export function readDrafts(storage: Storage): ReadonlyMap<string, Draft> {
  return new Map(
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const draft = parseDraft(storage.getItem(key));
        return draft ? [[key.slice(prefix.length), draft] as const] : [];
      }),
  );
}

/** The file and draft of a storage event; without a draft where it was removed. */
export function draftIn({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): readonly [string, Draft | undefined] | undefined {
  return key?.startsWith(prefix) ? [key.slice(prefix.length), parseDraft(newValue)] : undefined;
}

/**
 * Stores these drafts and removes all others.
 * @returns false where the storage is full or blocked
 */
export function writeDrafts(storage: Storage, drafts: ReadonlyMap<string, Draft>): boolean {
  try {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !drafts.has(key.slice(prefix.length))) storage.removeItem(key);
    for (const [file, draft] of drafts) {
      const text = JSON.stringify(draft);
      if (storage.getItem(prefix + file) !== text) storage.setItem(prefix + file, text);
    }
    return true;
  } catch {
    return false;
  }
}

function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    const { base, value } = JSON.parse(text) as Record<string, Json>;
    return { base: base as Draft['base'], value: value as Draft['value'] };
  } catch {
    return undefined;
  }
}
