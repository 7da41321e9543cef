import type { EditorDefinition } from '../definition';
import type { Entry, Json } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import type { Check, Saved, Snapshot, Store, Upload } from '../store/store';
import { readRepository } from './publish/read-repository';
import { draftsOf } from './unsaved';
import type { DraftStorage } from './drafts/draft-storage';
import { followEdits } from './follow-edits';
import type { SessionEvent } from './events';
import { changesToSave, recordOf } from './publish/file-changes';
import { reduce } from './reducer';
import { withoutFiles } from './save/save-rest';
import { firstState, type State } from './state';
import { writesOf, picturesOf, textsToSave } from './save/to-save';
import { UnsavedWork } from './drafts/unsaved-work';
import { savedUploads, withUpload } from './pictures/uploads';

/** What a session works with. */
export type SessionTools = {
  readonly editor: EditorDefinition;
  readonly store: Store;
  readonly check: Check;
  readonly drafts: DraftStorage;
};

/** The editing session of one window. Its state changes by events alone. */
export class Session {
  readonly tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #unsaved: UnsavedWork;
  #state: State;
  /** The save that runs, or else the last one. */
  #saving: Promise<unknown> = Promise.resolve();
  /** What to tell about unsaved changes that were restored. */
  greeting = '';
  /** Stops the publication that runs; what has become of it is its result. */
  cancelPublishing: () => void = () => undefined;

  private constructor(tools: SessionTools, state: State) {
    this.tools = tools;
    this.#state = state;
    this.#unsaved = new UnsavedWork(this);
    followEdits(this);
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

  /** Changes the state as an event says, and notifies subscribers. */
  dispatch(event: SessionEvent): void {
    const next = reduce(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Sets a field of a file, the open one by default; `undefined` removes it.
   * @param place the part of it that changes, which undo shows
   */
  change(field: string, value: Json | undefined, file = this.#state.file, place = field): void {
    this.dispatch({ type: 'field changed', file, field, value, place, time: Date.now() });
  }

  /** Sets a field of the open file as it is typed: until it is left, no mistake in it is told. */
  type(field: string, value: Json | undefined): void {
    const { file } = this.#state;
    const time = Date.now();
    this.dispatch({ type: 'field changed', file, field, value, place: field, time, isTyped: true });
  }

  /** Sets a whole file, which resolves its conflicts; `undefined` deletes it. */
  setEntry(file: string, entry: Entry | undefined): void {
    this.dispatch({ type: 'file set', file, entry });
  }

  /**
   * Adds a picture under a unique name.
   * @returns its path
   */
  addUpload(fileName: string, upload: Upload): string {
    const { path } = withUpload(this.#state, fileName, upload);
    this.dispatch({ type: 'picture added', path, upload });
    return path;
  }

  /** @returns the field that changes, in the file that is open then */
  undo(): string {
    const step = this.#state.undo.past.at(-1);
    this.dispatch({ type: 'undone' });
    return step?.place.field ?? '';
  }

  /** @returns the field that changes, in the file that is open then */
  redo(): string {
    const step = this.#state.undo.future.at(-1);
    this.dispatch({ type: 'redone' });
    return step?.place.field ?? '';
  }

  /** Marks a field as touched, so that its problems are shown. */
  touch(place: FieldPlace): void {
    this.dispatch({ type: 'field left', place });
  }

  /**
   * Sends a save to the store, and takes over the content that is saved then.
   * @param waiting the files that are left out
   * @throws if it could not be written
   */
  send(waiting: readonly string[]): Promise<Saved> {
    const sent = withoutFiles(this.#state, waiting);
    const { store } = this.tools;
    const adopting = async () => {
      const answer = await store.save(writesOf(sent), recordOf(changesToSave(sent)));
      if (answer.result !== 'saved') return answer;
      const { snapshot: saved } = answer;
      const done = await savedUploads(store, saved, this.#state.pictures, sent);
      this.dispatch({ type: 'save adopted', saved, done, sent });
      await this.checkSaved(saved, (file) => waiting.includes(file));
      return answer;
    };
    const answer = adopting();
    this.#saving = answer.catch(() => undefined);
    return answer;
  }

  /** Loads and merges what others have saved. */
  async refresh(): Promise<void> {
    const saving = this.#saving;
    await saving;
    const { store } = this.tools;
    const { version } = this.#state.saved;
    const saved = await store.load(version);
    const done = saved && (await savedUploads(store, saved, this.#state.pictures));
    // a save of this window has begun since the question: the answer may have its changes as somebody else's
    if (this.#saving !== saving) return this.refresh();
    if (!done || this.#state.saved.version !== version) return;
    const before = draftsOf(this.#state);
    this.dispatch({ type: 'content adopted', saved, done });
    this.#unsaved.rebase(before);
    await this.checkSaved(saved, () => true);
  }

  /**
   * Reads and checks what is saved now. Its problems are shown from then on.
   * @param isShown whether the problems of a file that were shown before stay shown
   */
  private async checkSaved(
    { files, pictures }: Snapshot,
    isShown: (file: string) => boolean,
  ): Promise<void> {
    void this.readCommitted();
    const problems = (await this.tools.check(files, pictures)) ?? [];
    this.dispatch({ type: 'saved content checked', problems, isShown });
  }

  /** Reads what the last commit and the public have. */
  readCommitted(): Promise<void> {
    return readRepository(this, this.tools.store);
  }

  /** Checks the content as edited. */
  async check(): Promise<void> {
    const problems = await this.tools.check(textsToSave(this.#state), picturesOf(this.#state));
    this.dispatch({ type: 'checked', problems });
  }

  /** Stores unsaved changes now. */
  async storeDrafts(): Promise<void> {
    if (await this.#unsaved.store()) return;
    const error = 'This browser can’t keep unsaved changes. Save often.';
    this.dispatch({ type: 'failed', error });
  }
}
