import { collectionOf } from 'content-check/collection';
import { type Entry, isSame } from '../writing/json';
import { keepIdentities } from '../writing/keep-identities';
import { merge } from '../writing/merge';
import type { FieldPlace } from '../writing/path';
import { replaced } from './adopt';
import { withKeptAddresses } from './kept-addresses';
import { withSavedNames } from './references';
import type { State } from './state';

/** A state that undo and redo return to, and the place of the change. */
export type Step = State & { readonly place: FieldPlace };

/** Edits of one field within this time form one step, in milliseconds. */
const coalescingTime = 1000;

const nothingTyped = { what: '', time: 0 };

/** Undo and redo of what this window does. What comes from elsewhere is merged into their steps. */
export class History {
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  #last = nothingTyped;
  /** The states before and after changes from elsewhere which the steps don't have yet. */
  #elsewhere: { readonly before: State; readonly after: State } | undefined;

  /**
   * Records the state before a change.
   * @param isTyped whether it coalesces with other edits of the field
   */
  record(state: State, place: FieldPlace, isTyped = false): void {
    this.catchUp();
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
    this.catchUp();
    const step = this.#past.at(-1);
    if (!step) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { ...now, place: step.place }];
    this.#last = nothingTyped;
    return step;
  }

  /** @returns the step to redo, if any */
  forward(now: State): Step | undefined {
    this.catchUp();
    const step = this.#future.at(-1);
    if (!step) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { ...now, place: step.place }];
    return step;
  }

  /** Follows a change from elsewhere: neither undo nor redo takes it back. */
  follow(before: State, after: State): void {
    // what this window has saved in between is no change from elsewhere
    if (this.#elsewhere?.after.entries !== before.entries) this.catchUp();
    // merged once for all that another window types: that takes longer than a key
    this.#elsewhere = { before: this.#elsewhere?.before ?? before, after };
    this.#last = nothingTyped;
  }

  private catchUp(): void {
    const elsewhere = this.#elsewhere;
    if (!elsewhere) return;
    this.#elsewhere = undefined;
    const change = (step: Step) => rebased(step, elsewhere.before, elsewhere.after);
    [this.#past, this.#future] = [this.#past.map(change), this.#future.map(change)];
  }

  get availability(): Pick<State, 'undoable' | 'canRedo'> {
    return { undoable: this.#past.length, canRedo: this.#future.length > 0 };
  }
}

/** A step as of now: what this window has saved since is saved, and references use the saved names. */
function settled(step: Step, now: State): Step {
  const { editor, saved, entries } = now;
  if (step.entries === entries) return step;
  const conflicts = step.conflicts.filter(({ file }) => step.entries[file] === entries[file]);
  // it has added redirects
  const sent = { ...step, values: withKeptAddresses(step) };
  return { ...step, ...withSavedNames(sent, { editor, entries }), saved, entries, conflicts };
}

/** A step with what has changed between two states. Where both have changed the same, the step has it no more. */
function rebased(old: Step, before: State, after: State): Step {
  const step = settled(old, before);
  const decided = new Set(
    [...before.conflicts, ...after.conflicts, ...step.conflicts]
      .map(({ file }) => file)
      .filter(
        (file) =>
          before.entries[file] !== after.entries[file] ||
          !isSame(conflictsIn(before, file), conflictsIn(after, file)),
      ),
  );
  const { saved, entries } = after;
  return {
    ...step,
    saved,
    entries,
    values: withChanges(step.values, before.values, after.values, (file) => {
      const { [file]: mine } = after.values;
      const schema = collectionOf(after.editor.model, file)?.schema;
      const sides = { base: before.values[file], mine, theirs: step.values[file] };
      const merged = merge(schema, sides).value as Entry | undefined;
      keepIdentities(schema, mine, merged);
      return merged;
    }),
    names: withChanges(step.names, before.names, after.names),
    leadsTo: withChanges(step.leadsTo, before.leadsTo, after.leadsTo),
    pictures: withChanges(step.pictures, before.pictures, after.pictures),
    conflicts: [
      ...step.conflicts.filter(({ file }) => !decided.has(file)),
      ...after.conflicts.filter(({ file }) => decided.has(file)),
    ],
  };
}

const conflictsIn = ({ conflicts }: State, path: string) =>
  conflicts.filter(({ file }) => file === path);

type RecordOf<Value> = Readonly<Record<string, Value>>;

/** A record with what has changed between two others. */
function withChanges<Value>(
  record: RecordOf<Value>,
  before: RecordOf<Value>,
  after: RecordOf<Value>,
  change: (key: string) => Value | undefined = (key) => after[key],
): RecordOf<Value> {
  return Object.keys({ ...before, ...after })
    .filter((key) => before[key] !== after[key])
    .reduce((all, key) => replaced(all, key, change(key)), record);
}

/** The state after going to a step: what was saved since stays saved, and resolved conflicts stay resolved. */
export function stateAt(step: Step, now: State): Partial<State> {
  const uploads = Object.entries(now.pictures).filter(([, picture]) => picture);
  const pictures = Object.entries(step.pictures).filter(
    ([path, picture]) => path in now.saved.pictures === (picture === null),
  );
  const { values, names, conflicts } = settled(step, now);
  return {
    values,
    // later uploads stay
    pictures: Object.fromEntries([...uploads, ...pictures]),
    names,
    leadsTo: step.leadsTo,
    conflicts,
    // where the change was made, or else where it is visible
    file: step.place.file in step.values ? step.place.file : step.file,
  };
}
