import { edited } from '../writing/edit';
import type { Entry, Json } from '../writing/json';
import { adopted, type Sent, withDraft, withEntry } from './adopt';
import { draftsOf, picturesOf, textsToSave } from './derived';
import { debounced } from './debounced';
import { type Draft, DraftKeeper } from './drafts';
import { History, type Step } from './history';
import { type Changes, writtenBy } from './shelf';
import { firstState, problemKey, type State } from './state';
import type { SessionTools, Snapshot, Store, Upload } from './store';

/** The editing session of one window: state, history, drafts and check. */
export class Session {
  readonly store: Store;
  readonly #tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #history = new History();
  // both run after the key event, so typing doesn't wait for them
  readonly #keeping = debounced(() => void this.keep(), 0);
  readonly #checking = debounced(() => void this.check(), 150);
  readonly #keeper: DraftKeeper;
  #state: State;

  private constructor(tools: SessionTools, state: State) {
    this.#tools = tools;
    this.store = tools.store;
    this.#keeper = new DraftKeeper(tools.drafts);
    this.#state = state;
  }

  /** Loads the content and restores drafts. */
  static async open(tools: SessionTools): Promise<Session> {
    const saved = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    // where the storage is blocked, nothing was stored
    const uploads = await tools.uploads.read().catch(() => new Map<string, Upload>());
    const drafts = await tools.drafts.read().catch(() => new Map<string, Draft>());
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, {
      ...firstState(saved, known),
      uploads: Object.fromEntries(uploads),
    });
    session.hear(drafts);
    tools.drafts.follow((changes) => session.hear(changes));
    tools.uploads.follow((changes) => session.hearUploads(changes));
    if (drafts.size > 0) session.update({ status: 'What you had not saved is here again.' });
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
    const { values, uploads, deletions } = this.#state;
    this.#state = { ...this.#state, ...change, ...this.#history.ways };
    const isEdited = this.#state.values !== values;
    if (isEdited || this.#state.deletions !== deletions) this.#keeping.start();
    if (isEdited || this.#state.uploads !== uploads) this.#checking.start();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a field of the open file; `undefined` removes it. */
  change(field: string, value: Json | undefined): void {
    const { file, values } = this.#state;
    const entry = values[file];
    if (!entry) return;
    // letters that are typed are one step; what is done to a list is one each time
    const what = typeof value === 'string' ? file + field : '';
    this.setEntry(file, edited(file, entry, field, value), what);
  }

  /**
   * Sets a whole file; `undefined` deletes it.
   * @param what identifies the edited field: quick edits of one field form one undo step
   */
  setEntry(file: string, entry: Entry | undefined, what = ''): void {
    this.#history.record(this.#state, what);
    this.update({ values: withEntry(this.#state.values, file, entry), status: '' });
  }

  /** Marks a saved picture for deletion with the next save, or unmarks it. */
  setDeleted(path: string, isDeleted: boolean): void {
    this.#history.record(this.#state, '');
    const others = this.#state.deletions.filter((each) => each !== path);
    this.update({ deletions: isDeleted ? [...others, path] : others, status: '' });
  }

  undo(): void {
    this.goTo(this.#history.back(this.#state), 'Undone.');
  }

  redo(): void {
    this.goTo(this.#history.forward(this.#state), 'Done again.');
  }

  /** Marks a field of the open file as touched: its problems are shown from now on. */
  touch(field: string): void {
    const { file, touched } = this.#state;
    const key = `content/${file} ${field}`;
    if (!touched.has(key)) this.update({ touched: new Set([...touched, key]) });
  }

  addUpload(path: string, upload: Upload): void {
    this.update({ uploads: { ...this.#state.uploads, [path]: upload } });
    this.keepUploads(new Map([[path, upload]]));
  }

  /** Takes a new snapshot, saved by this window or by others, and merges unsaved changes into it. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    // undo would revert the changes of others
    if (!sent) this.#history.clear();
    const stored = Object.keys(this.#state.uploads).filter((path) => path in saved.pictures);
    this.update(adopted(this.#state, saved, sent));
    this.keepUploads(new Map(stored.map((path) => [path, undefined])));
    const problems = await this.#tools.check(saved.files, saved.pictures);
    this.update({ known: new Set(problems?.map(problemKey)) });
  }

  /**
   * Checks the content as edited.
   * @returns whether the check answered
   */
  async check(): Promise<boolean> {
    this.#checking.cancel();
    const problems = await this.#tools.check(textsToSave(this.#state), picturesOf(this.#state));
    this.update(problems ? { problems, isChecked: true } : { isChecked: false });
    return problems !== undefined;
  }

  /** Stores the drafts now. */
  async keep(): Promise<void> {
    this.#keeping.cancel();
    if (!(await this.#keeper.write(draftsOf(this.#state))))
      this.update({ status: 'This browser keeps no unsaved work. Save often.' });
  }

  /** Takes up drafts of an earlier time, or of another window of this browser. */
  private hear(changes: Changes<Draft>): void {
    this.#keeper.note(changes);
    for (const [file, draft] of changes) this.update(withDraft(this.#state, file, draft));
  }

  /** Takes up what another window has uploaded; what it has saved comes with the next snapshot. */
  private hearUploads(changes: Changes<Upload>): void {
    this.update({ uploads: { ...this.#state.uploads, ...Object.fromEntries(writtenBy(changes)) } });
  }

  private keepUploads(changes: Changes<Upload>): void {
    if (changes.size === 0) return;
    // where the storage is blocked, they last as long as the page
    this.#tools.uploads.write(changes).catch(() => undefined);
  }

  private goTo(step: Step | undefined, status: string): void {
    if (!step) return;
    const { values, deletions, file } = step;
    this.update({ values, deletions, status, ...(this.#state.file in values ? {} : { file }) });
  }
}
