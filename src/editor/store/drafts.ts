import { type Entry, isSame } from '../writing/json';
import { type Changes, type Shelf, writtenBy } from './shelf';

/** Unsaved changes of one file. */
export type Draft = {
  /** The file's text before; null for a new file. */
  readonly base: string | null;
  /** The value now; null for a deleted file or picture. */
  readonly value: Entry | null;
};

type Drafts = ReadonlyMap<string, Draft>;

/** Stores what has changed of the drafts since they were last stored. */
export class DraftKeeper {
  readonly #shelf: Shelf<Draft>;
  #stored: Drafts = new Map();

  constructor(shelf: Shelf<Draft>) {
    this.#shelf = shelf;
  }

  /** @returns false where the storage is full or blocked */
  async write(drafts: Drafts): Promise<boolean> {
    const files = new Set([...this.#stored.keys(), ...drafts.keys()]);
    const changes = [...files]
      .filter((file) => !isSame(this.#stored.get(file), drafts.get(file)))
      .map((file) => [file, drafts.get(file)] as const);
    if (changes.length === 0) return true;
    this.#stored = drafts;
    return this.#shelf.write(new Map(changes)).then(
      () => true,
      () => {
        this.#stored = new Map();
        return false;
      },
    );
  }

  /** Notes what is stored by now. Without it, two windows would answer each other. */
  note(changes: Changes<Draft>): void {
    const others = [...this.#stored].filter(([file]) => !changes.has(file));
    this.#stored = new Map([...others, ...writtenBy(changes)]);
  }
}
