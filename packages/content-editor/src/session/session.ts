import type { EditorDefinition } from '../definition';
import { edited } from '../writing/edit';
import { type Entry, isSameContent, type Json } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import { adopted } from './adopt';
import { readRepository } from './committed';
import { afterRefresh, draftsOf } from './derived';
import type { DraftStorage } from './draft-storage';
import { changesToSave, recordOf } from './file-changes';
import { changesOf, picturesOf, textsToSave } from './to-save';
import { History, stateAt, type Step } from './history';
import { leading } from './kept-addresses';
import { withEntry, withTypedLinks } from './references';
import { checked, firstState, marksAfter, type State } from './state';
import type { Check, Saved, Snapshot, Store, Upload } from './store';
import { UnsavedWork } from './unsaved-work';
import { savedUploads, withUpload } from './uploads';

/** What a session works with. */
export type SessionTools = {
  readonly editor: EditorDefinition;
  readonly store: Store;
  readonly check: Check;
  readonly drafts: DraftStorage;
};

/** The editing session of one window: state, history, drafts and check. */
export class Session {
  readonly tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #history = new History();
  readonly #unsaved: UnsavedWork;
  #state: State;
  /** The save that runs, or else the last one. */
  #saving: Promise<unknown> = Promise.resolve();
  #storing: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;
  /** What to tell about unsaved changes that were restored. */
  greeting = '';

  private constructor(tools: SessionTools, state: State) {
    this.tools = tools;
    this.#state = state;
    this.#unsaved = new UnsavedWork(this);
  }

  /** Loads the content and restores unsaved changes. */
  static async open(tools: SessionTools): Promise<Session> {
    const saved = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, firstState(tools.editor, saved, known));
    session.greeting = await session.#unsaved.restore();
    void session.readCommitted();
    return session;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): State {
    return this.#state;
  }

  /** Changes part of the state and notifies subscribers. A status is no failure unless `failure` says so. */
  update(change: Partial<State>): void {
    const before = this.#state;
    const marks = marksAfter(before, change.values ?? before.values);
    const failure = change.status === undefined ? before.failure : undefined;
    this.#state = {
      ...before,
      ...marks,
      failure,
      announcements: before.announcements + (change.status ? 1 : 0),
      ...change,
      ...this.#history.availability,
    };
    const isOther = (...parts: (keyof State)[]) =>
      parts.some((part) => this.#state[part] !== before[part]);
    // both run after the key event, so that they don't block typing
    if (isOther('values', 'leadsTo', 'pictures', 'conflicts')) {
      clearTimeout(this.#storing);
      this.#storing = setTimeout(() => void this.storeDrafts());
    }
    if (isOther('values', 'leadsTo', 'pictures')) {
      clearTimeout(this.#checking);
      this.#checking = setTimeout(() => void this.check(), 150);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Applies changes from elsewhere, which undo must not revert. */
  applyExternal(change: Partial<State>): void {
    const before = this.#state;
    this.update(change);
    this.#history.follow(before, this.#state);
  }

  /**
   * Sets a field of a file, the open one by default; `undefined` removes it.
   * @param place the part of it that changes, which undo shows
   */
  change(field: string, value: Json | undefined, file = this.#state.file, place = field): void {
    const state = withTypedLinks(this.#state, file, field);
    const entry = state.values[file];
    if (!entry) return;
    // typing coalesces into one step; each change of a list is a separate step
    this.#history.record(this.#state, { file, field: place }, typeof value === 'string');
    const next = withEntry(state, file, edited(state.editor.model, file, entry, field, value));
    this.update({ ...next, status: '' });
  }

  /** Sets a whole file, which resolves its conflicts; `undefined` deletes it. */
  setEntry(file: string, entry: Entry | undefined): void {
    const conflicts = this.#state.conflicts.filter((conflict) => conflict.file !== file);
    const next = withEntry(this.#state, file, entry);
    const leadsTo = leading(this.#state, file, undefined);
    this.apply({ file, field: '' }, { ...next, leadsTo, conflicts });
  }

  /** Changes part of the state in one step. */
  apply(place: FieldPlace, change: Partial<State>): void {
    this.#history.record(this.#state, place);
    this.update({ ...change, status: '' });
  }

  /**
   * Adds a picture under a unique name.
   * @returns its path
   */
  addUpload(fileName: string, upload: Upload): string {
    const { path, pictures } = withUpload(this.#state, fileName, upload);
    this.update({ pictures });
    return path;
  }

  /** @returns the field that changes, in the file that is open then */
  undo(): string {
    return this.goTo(this.#history.back(this.#state), 'Undone.');
  }

  /** @returns the field that changes, in the file that is open then */
  redo(): string {
    return this.goTo(this.#history.forward(this.#state), 'Redone.');
  }

  private goTo(step: Step | undefined, status: string): string {
    if (step) this.update({ ...stateAt(step, this.#state), status });
    return step?.place.field ?? '';
  }

  /** Marks a field as touched, so that its problems are shown. */
  touch(place: FieldPlace): void {
    const { touched } = this.#state;
    if (!touched.some(({ file, field }) => file === place.file && field === place.field))
      this.update({ touched: [...touched, place] });
  }

  /**
   * Sends a save to the store, and adopts what it has led to.
   * @param sent the state with what is to be saved
   * @throws if it could not be written
   */
  send(sent: State): Promise<Saved> {
    const adopting = async () => {
      const record = recordOf(changesToSave(sent));
      const answer = await this.tools.store.save(changesOf(sent), record);
      if (answer.result === 'saved') {
        const { snapshot } = answer;
        await this.adopt(
          snapshot,
          await savedUploads(this.tools.store, snapshot, this.#state.pictures, sent),
          sent,
        );
      }
      return answer;
    };
    const answer = adopting();
    this.#saving = answer.catch(() => undefined);
    return answer;
  }

  /** Adopts a new snapshot, saved by this window or by others, and merges unsaved changes into it. */
  private async adopt(saved: Snapshot, done: ReadonlySet<Upload>, sent?: State): Promise<void> {
    const before = draftsOf(this.#state);
    // what this window has saved can be undone; what others have saved meanwhile can't
    if (sent) this.update(adopted(this.#state, { ...saved, files: textsToSave(sent) }, done, sent));
    const next = adopted(this.#state, saved, done);
    if (sent && isSameContent(this.#state.entries, next.entries)) this.update(next);
    else this.applyExternal(next);
    if (!sent) this.#unsaved.rebase(before);
    void this.readCommitted();
    const problems = (await this.tools.check(saved.files, saved.pictures)) ?? [];
    this.update({ touched: [...(sent ? [] : this.#state.touched), ...problems] });
  }

  /** Loads and merges what others have saved. */
  async refresh(): Promise<void> {
    const saving = this.#saving;
    await saving;
    const { version } = this.#state.saved;
    const snapshot = await this.tools.store.load(version);
    const done = snapshot && (await savedUploads(this.tools.store, snapshot, this.#state.pictures));
    // asked for before a save of this window ended, the answer is outdated: it may have that save as another's
    if (this.#saving !== saving) return this.refresh();
    if (!snapshot || !done || this.#state.saved.version !== version) return;
    await this.adopt(snapshot, done);
    this.update(afterRefresh(this.#state));
  }

  /** Reads what the last commit and the public have. */
  async readCommitted(): Promise<void> {
    await readRepository(this.tools.store, (change) => this.update(change));
  }

  /** Checks the content as edited. */
  async check(): Promise<void> {
    const problems = await this.tools.check(textsToSave(this.#state), picturesOf(this.#state));
    this.update(problems ? checked(this.#state, problems) : { isChecked: false });
  }

  /** Stores unsaved changes now. */
  async storeDrafts(): Promise<void> {
    clearTimeout(this.#storing);
    if (await this.#unsaved.store()) return;
    const status = 'This browser can’t keep unsaved changes. Save often.';
    this.update({ status, failure: 'error' });
  }
}
