import { collectionOf, isPicture } from '../site/model';
import { edited } from '../writing/edit';
import { placesAfter } from '../writing/identity';
import { type Entry, isSameContent, type Json } from '../writing/json';
import { uploadName } from '../writing/new-entry';
import type { FieldPlace } from '../writing/path';
import { adopted, type Sent, withDraft, withEntry } from './adopt';
import { draftsOf, isAnyUnsaved, picturesOf, textsToSave } from './derived';
import { debounced } from './debounced';
import { type Draft, Keeper, writtenBy } from './drafts';
import { History, stateAt, type Step } from './history';
import type { Changes } from './shelf';
import { renamed } from './references';
import { firstState, problemKey, type State } from './state';
import { keepUploads } from './uploads';
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
  readonly #drafts: Keeper<Draft>;
  readonly #uploads: Keeper<Upload>;
  #state: State;
  /** Whether unsaved work of an earlier time is here again. */
  isRestored = false;

  private constructor(tools: SessionTools, state: State) {
    this.#tools = tools;
    this.store = tools.store;
    this.#drafts = new Keeper(tools.drafts);
    this.#uploads = new Keeper(tools.uploads);
    this.#state = state;
  }

  /** Loads the content and restores unsaved work. */
  static async open(tools: SessionTools): Promise<Session> {
    const saved = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, firstState(saved, known));
    // before it reads: what is written meanwhile would be missed
    tools.uploads.follow((changes) => session.hearUploads(changes));
    tools.drafts.follow((changes) => session.hear(changes));
    session.hear(await session.#drafts.read());
    session.hearUploads(await session.#uploads.read());
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
    const next = { ...before, ...change, ...this.#history.ways };
    const moved = <Place extends FieldPlace>(places: readonly Place[]) =>
      placesAfter(places, before.values, next.values);
    this.#state = {
      ...next,
      touched: change.touched ?? moved(before.touched),
      conflicts: change.conflicts ?? moved(before.conflicts),
    };
    const isOther = (...parts: (keyof State)[]) =>
      parts.some((part) => this.#state[part] !== before[part]);
    if (isOther('values', 'uploads', 'deletions', 'conflicts')) this.#keeping.start();
    if (isOther('values', 'uploads')) this.#checking.start();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a field of a file, the open one by default; `undefined` removes it. */
  change(field: string, value: Json | undefined, file = this.#state.file): void {
    const { values } = this.#state;
    const entry = values[file];
    if (!entry) return;
    // letters that are typed are one step; what is done to a list is one each time
    this.#history.record(this.#state, typeof value === 'string' ? file + field : '');
    const next = withEntry(values, file, edited(file, entry, field, value));
    this.update({ ...renamed(this.#state, next), status: '' });
  }

  /** Sets a whole file, which decides what was changed twice in it; `undefined` deletes it. */
  setEntry(file: string, entry: Entry | undefined): void {
    this.#history.record(this.#state, '');
    const conflicts = this.#state.conflicts.filter((each) => each.file !== file);
    const next = withEntry(this.#state.values, file, entry);
    this.update({ ...renamed(this.#state, next), conflicts, status: '' });
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

  /** Marks a field as touched: its problems are shown from now on. */
  touch(file: string, field: string): void {
    const { touched } = this.#state;
    const isKnown = touched.some((each) => each.file === file && each.field === field);
    if (!isKnown) this.update({ touched: [...touched, { file, field }] });
  }

  /**
   * Adds a picture under a free name.
   * @returns its path
   */
  addUpload(fileName: string, upload: Upload): string {
    const { uploads, saved } = this.#state;
    const path = uploadName(fileName, Object.keys({ ...uploads, ...saved.pictures }));
    this.update({ uploads: { ...uploads, [path]: upload } });
    return path;
  }

  /** Takes a new snapshot, saved by this window or by others, and merges unsaved changes into it. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    const before = draftsOf(this.#state);
    const next = adopted(this.#state, saved, sent);
    // undo would revert what others have done, and names that have followed
    if (!sent || !isSameContent(sent.values, next.entries)) this.#history.clear();
    this.update(next);
    if (!sent) this.#drafts.rebase(before, draftsOf(this.#state));
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

  /** Stores what is not saved now. */
  async keep(): Promise<void> {
    this.#keeping.cancel();
    const kept = await Promise.all([
      this.#uploads.write(new Map(Object.entries(this.#state.uploads))),
      this.#drafts.write(draftsOf(this.#state)),
    ]);
    if (kept.includes(false))
      this.update({ status: 'This browser keeps no unsaved work. Save often.' });
  }

  /** Takes up drafts of an earlier time, or of another window of this browser. */
  private hear(all: Changes<Draft>): void {
    // those of a file that the site has no more stay stored: it may have it again
    const changes = new Map([...all].filter(([file]) => isPicture(file) || collectionOf(file)));
    this.#drafts.note(changes);
    // undo would take back what was done there
    this.#history.clear();
    for (const [file, draft] of changes) this.update(withDraft(this.#state, file, draft));
    this.#drafts.rebase(changes, draftsOf(this.#state));
  }

  /** Takes up uploads, too; what another window has saved comes with the next snapshot. */
  private hearUploads(changes: Changes<Upload>): void {
    const added = writtenBy(changes);
    this.#uploads.note(added);
    const uploads = { ...this.#state.uploads, ...Object.fromEntries(added) };
    this.update(keepUploads({ ...this.#state, uploads }));
  }

  private goTo(step: Step | undefined, status: string): void {
    if (step) this.update({ ...stateAt(step, this.#state), status });
  }
}
