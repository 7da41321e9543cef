import { isSame } from '../writing/json';
import type { Changes, DraftStorage } from './draft-storage';

/** Stores what has changed of unsaved work since it was last stored. */
export class DraftSync<Value> {
  readonly #storage: DraftStorage<Value>;
  #stored: ReadonlyMap<string, Value> = new Map();

  constructor(storage: DraftStorage<Value>) {
    this.#storage = storage;
  }

  /** @returns what was stored at an earlier time; nothing where the storage is blocked */
  read(): Promise<ReadonlyMap<string, Value>> {
    return this.#storage.read().catch(() => new Map());
  }

  /** @returns false where the storage is full or blocked */
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

  /** Notes what another window has stored. Without it, two windows would answer each other. */
  note(changes: Changes<Value>): void {
    const others = [...this.#stored].filter(([file]) => !changes.has(file));
    this.#stored = new Map([...others, ...writtenBy(changes)]);
  }

  /**
   * Notes what has become of stored values by what others did. Written again, they would take back what
   * is typed in another window meanwhile.
   */
  rebase(before: Changes<Value>, now: ReadonlyMap<string, Value>): void {
    const stored = [...now].filter(
      ([file]) => this.#stored.has(file) && isSame(this.#stored.get(file), before.get(file)),
    );
    this.note(new Map(stored));
  }
}

/** What was written by changes, without what they removed. */
export function writtenBy<Value>(changes: Changes<Value>): ReadonlyMap<string, Value> {
  return new Map(
    [...changes].flatMap(([file, value]) => (value === undefined ? [] : [[file, value]])),
  );
}
