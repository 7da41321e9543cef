import type { State } from './state';

/** What can be gone back to. */
export type Step = Pick<State, 'values' | 'file' | 'deletions'>;

/** Edits of one field within this time are undone together, in milliseconds. */
const breath = 1000;

/** The steps that were taken, and those that were taken back. */
export class History {
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  #last = { what: '', time: 0 };

  /**
   * Notes a state that is about to change.
   * @param what is changed; empty for what stands for itself
   */
  record(step: Step, what: string): void {
    const time = Date.now();
    const goesOn = what !== '' && this.#last.what === what && time - this.#last.time < breath;
    this.#last = { what, time };
    if (!goesOn) this.#past = [...this.#past.slice(-199), step];
    this.#future = [];
  }

  /** @returns the step before; undefined at the first */
  back(now: Step): Step | undefined {
    const step = this.#past.at(-1);
    if (!step) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    this.#last = { what: '', time: 0 };
    return step;
  }

  /** @returns the step that was last taken back; undefined where none was */
  forward(now: Step): Step | undefined {
    const step = this.#future.at(-1);
    if (!step) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return step;
  }

  clear(): void {
    [this.#past, this.#future] = [[], []];
  }

  get ways(): Pick<State, 'undoable' | 'canRedo'> {
    return { undoable: this.#past.length, canRedo: this.#future.length > 0 };
  }
}
