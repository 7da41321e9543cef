import type { FieldPlace } from '../writing/path';
import { withSavedNames } from './references';
import type { State } from './state';

/** A state that undo and redo return to, and the place of the change. */
export type Step = State & { readonly place: FieldPlace };

/** Edits of one field within this time form one step, in milliseconds. */
const coalescingTime = 1000;

/** Undo and redo. */
export class History {
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  #last = { what: '', time: 0 };

  /**
   * Records the state before a change.
   * @param isTyped whether it coalesces with other edits of the field
   */
  record(state: State, place: FieldPlace, isTyped = false): void {
    const what = isTyped ? `${place.file} ${place.field}` : '';
    const time = Date.now();
    const isCoalesced =
      what !== '' && this.#last.what === what && time - this.#last.time < coalescingTime;
    this.#last = { what, time };
    if (!isCoalesced) this.#past = [...this.#past.slice(-199), { ...state, place }];
    this.#future = [];
  }

  /** @returns the step to undo to, if any */
  back(now: State): Step | undefined {
    const step = this.#past.at(-1);
    if (!step) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { ...now, place: step.place }];
    this.#last = { what: '', time: 0 };
    return step;
  }

  /** @returns the step to redo, if any */
  forward(now: State): Step | undefined {
    const step = this.#future.at(-1);
    if (!step) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { ...now, place: step.place }];
    return step;
  }

  clear(): void {
    [this.#past, this.#future] = [[], []];
    this.#last = { what: '', time: 0 };
  }

  get availability(): Pick<State, 'undoable' | 'canRedo'> {
    return { undoable: this.#past.length, canRedo: this.#future.length > 0 };
  }
}

/** The state after going to a step: what was saved since stays saved, and resolved conflicts stay resolved. */
export function stateAt(step: Step, now: State): Partial<State> {
  const uploads = Object.entries(now.pictures).filter(([, picture]) => picture);
  const pictures = Object.entries(step.pictures).filter(
    ([path, picture]) => path in now.saved.pictures === (picture === null),
  );
  // a save in between has made the names in references the saved ones
  const settled = step.entries === now.entries ? step : withSavedNames(step, now);
  return {
    values: settled.values,
    // later uploads stay
    pictures: Object.fromEntries([...uploads, ...pictures]),
    names: settled.names,
    conflicts: step.conflicts.filter(({ file }) => step.entries[file] === now.entries[file]),
    // where the change was made, or else where it is visible
    file: step.place.file in step.values ? step.place.file : step.file,
  };
}
