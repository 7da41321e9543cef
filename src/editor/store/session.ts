import { edited } from '../writing/edit';
import { type Entry, isSameContent, type Json } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import { adopted, type Sent } from './adopt';
import { draftsOf, isAnyUnsaved } from './derived';
import { picturesOf, textsToSave } from './to-save';
import { History, stateAt } from './history';
import { withEntry, withTypedLinks } from './references';
import { firstState, marksAfter, placesOf, problemKey, type State } from './state';
import type { SessionTools, Snapshot } from './store';
import { UnsavedWork } from './unsaved-work';

/** The editing session of one window: state, history, drafts and check. */
export class Session {
  readonly tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #history = new History();
  readonly #unsaved: UnsavedWork;
  #state: State;
  #storing: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;
  /** Whether unsaved work of an earlier time is here again. */
  isRestored = false;

  private constructor(tools: SessionTools, state: State) {
    this.tools = tools;
    this.#state = state;
    this.#unsaved = new UnsavedWork(this, tools);
  }

  /** Loads the content and restores unsaved work. */
  static async open(tools: SessionTools): Promise<Session> {
    const saved = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, firstState(saved, known));
    await session.#unsaved.restore();
    session.isRestored = isAnyUnsaved(session.state);
    return session;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): State {
    return this.#state;
  }

  /** Changes part of the state and notifies subscribers. */
  update(change: Partial<State>): void {
    const before = this.#state;
    const marks = marksAfter(before, change.values ?? before.values);
    this.#state = { ...before, ...marks, ...change, ...this.#history.ways };
    const isOther = (...parts: (keyof State)[]) =>
      parts.some((part) => this.#state[part] !== before[part]);
    // both run after the key event, so typing doesn't wait for them
    if (isOther('values', 'uploads', 'deletions', 'conflicts')) {
      clearTimeout(this.#storing);
      this.#storing = setTimeout(() => void this.keep());
    }
    if (isOther('values', 'uploads')) {
      clearTimeout(this.#checking);
      this.#checking = setTimeout(() => void this.check(), 150);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Changes what was done elsewhere, or has followed with a save: a step back would revert it. */
  takeUp(change: Partial<State>): void {
    this.#history.clear();
    this.update(change);
  }

  /** Sets a field of a file, the open one by default; `undefined` removes it. */
  change(field: string, value: Json | undefined, file = this.#state.file): void {
    const state = withTypedLinks(this.#state, file, field);
    const entry = state.values[file];
    if (!entry) return;
    // letters that are typed are one step; what is done to a list is one each time
    this.#history.record(this.#state, typeof value === 'string' ? file + field : '');
    const next = withEntry(state, file, edited(file, entry, field, value));
    this.update({ ...next, status: '' });
  }

  /** Sets a whole file, which decides what was changed twice in it; `undefined` deletes it. */
  setEntry(file: string, entry: Entry | undefined): void {
    this.#history.record(this.#state, '');
    const conflicts = this.#state.conflicts.filter((each) => each.file !== file);
    this.update({ ...withEntry(this.#state, file, entry), conflicts, status: '' });
  }

  /** Marks a saved picture for deletion with the next save, or unmarks it; an upload is gone at once. */
  setDeleted(path: string, isDeleted: boolean): void {
    this.#history.record(this.#state, '');
    const { [path]: upload, ...uploads } = this.#state.uploads;
    const others = this.#state.deletions.filter((each) => each !== path);
    const deletions = isDeleted && !upload ? [...others, path] : others;
    this.update({ uploads, deletions, status: '' });
  }

  undo(): void {
    const step = this.#history.back(this.#state);
    if (step) this.update({ ...stateAt(step, this.#state), status: 'Undone.' });
  }

  redo(): void {
    const step = this.#history.forward(this.#state);
    if (step) this.update({ ...stateAt(step, this.#state), status: 'Done again.' });
  }

  /** Marks a field as touched: its problems are shown from now on. */
  touch(place: FieldPlace): void {
    const { touched } = this.#state;
    if (!touched.some(({ file, field }) => file === place.file && field === place.field))
      this.update({ touched: [...touched, place] });
  }

  /** Takes a new snapshot, saved by this window or by others, and merges unsaved changes into it. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    const before = draftsOf(this.#state);
    const next = adopted(this.#state, saved, sent);
    if (sent && isSameContent(sent.values, next.entries)) this.update(next);
    else this.takeUp(next);
    if (!sent) this.#unsaved.rebase(before);
    const problems = await this.tools.check(saved.files, saved.pictures);
    const touched = [...(sent ? [] : this.#state.touched), ...placesOf(problems)];
    this.update({ known: new Set(problems?.map(problemKey)), touched });
  }

  /**
   * Checks the content as edited.
   * @returns whether the check answered
   */
  async check(): Promise<boolean> {
    clearTimeout(this.#checking);
    const problems = await this.tools.check(textsToSave(this.#state), picturesOf(this.#state));
    this.update(problems ? { problems, isChecked: true } : { isChecked: false });
    return problems !== undefined;
  }

  /** Stores what is not saved now. */
  async keep(): Promise<void> {
    clearTimeout(this.#storing);
    if (!(await this.#unsaved.store()))
      this.update({ status: 'This browser keeps no unsaved work. Save often.' });
  }
}
