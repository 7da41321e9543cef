import { isSame } from '../writing/json';
import type { Changes, DraftStorage } from './draft-storage';

/** Stores the unsaved changes that differ from what was last stored. */
export class DraftSync<Value> {
  readonly #storage: DraftStorage<Value>;
  #stored: ReadonlyMap<string, Value> = new Map();

  constructor(storage: DraftStorage<Value>) {
    this.#storage = storage;
  }

  /** @returns what was stored earlier; nothing if the storage is blocked */
  read(): Promise<ReadonlyMap<string, Value>> {
    return this.#storage.read().catch(() => new Map());
  }

  /** @returns false if the storage is full or blocked */
  async write(now: ReadonlyMap<string, Value>): Promise<boolean> {
    const files = new Set([...this.#stored.keys(), ...now.keys()]);
    const changes = [...files]
      .filter((file) => !isSame(this.#stored.get(file), now.get(file)))
      .map((file) => [file, now.get(file)] as const);
    if (changes.length === 0) return true;
    this.#stored = now;
    return this.#storage.write(new Map(changes)).then(
      () => true,
      () => {
        this.#stored = new Map();
        return false;
      },
    );
  }

  /** Notes what another window has stored, so that two windows don't write back and forth. */
  note(changes: Changes<Value>): void {
    const others = [...this.#stored].filter(([file]) => !changes.has(file));
    this.#stored = new Map([...others, ...writtenBy(changes)]);
  }

  /**
   * Notes how stored values have changed through others' changes. Writing them again would revert what is being
   * typed in another window.
   */
  rebase(before: Changes<Value>, now: ReadonlyMap<string, Value>): void {
    const stored = [...now].filter(
      ([file]) => this.#stored.has(file) && isSame(this.#stored.get(file), before.get(file)),
    );
    this.note(new Map(stored));
  }
}

/** The values that changes have written, without the removed ones. */
export function writtenBy<Value>(changes: Changes<Value>): ReadonlyMap<string, Value> {
  return new Map(
    [...changes].flatMap(([file, value]) => (value === undefined ? [] : [[file, value]])),
  );
}
