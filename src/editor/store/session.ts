import { edited } from '../writing/edit';
import type { Entry, Json } from '../writing/json';
import { adopted, type Sent, withDraft, withEntry } from './adopt';
import { draftsOf, picturesOf, textsOf } from './derived';
import { draftIn, readDrafts, writeDrafts } from './drafts';
import { History, type Step } from './history';
import { firstState, problemKey, type State } from './state';
import type { SessionTools, Snapshot, Store, Upload } from './store';

/** The work of one window of the editor: what stands in the form, what was done to it, what is wrong. */
export class Session {
  readonly store: Store;
  readonly #tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #history = new History();
  // neither happens while a key is being handled: typing would wait for it
  readonly #keeping = postponed(() => this.keep(), 0);
  readonly #checking = postponed(() => void this.check(), 150);
  #state: State;

  private constructor(tools: SessionTools, state: State) {
    this.#tools = tools;
    this.store = tools.store;
    this.#state = state;
  }

  /** Reads what is saved, and takes up unsaved work where it was left. */
  static async open(tools: SessionTools): Promise<Session> {
    const saved = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    const uploads = await tools.pictures.read();
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, { ...firstState(saved, known), uploads });
    const drafts = readDrafts(tools.storage);
    for (const [file, draft] of drafts) session.update(withDraft(session.state, file, draft));
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

  /** Changes part of the state and tells those who show it. */
  update(change: Partial<State>): void {
    const { values, uploads, deletions } = this.#state;
    this.#state = { ...this.#state, ...change, ...this.#history.ways };
    const isEdited = this.#state.values !== values;
    if (isEdited || this.#state.deletions !== deletions) this.#keeping.start();
    if (isEdited || this.#state.uploads !== uploads) this.#checking.start();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a field of the open file; `undefined` takes it away. */
  change(field: string, value: Json | undefined): void {
    const { file, values } = this.#state;
    const entry = values[file];
    if (entry) this.setEntry(file, edited(file, entry, field, value), file + field);
  }

  /**
   * Sets a whole file; `undefined` deletes it.
   * @param what is changed in it: edits of the same in quick succession are one step
   */
  setEntry(file: string, entry: Entry | undefined, what = ''): void {
    this.#history.record(this.#state, what);
    this.update({ values: withEntry(this.#state.values, file, entry), status: '' });
  }

  /** Deletes a saved picture with the next save, or keeps it after all. */
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

  /** Notes that somebody has been in a field of the open file: from now on its mistakes are told. */
  touch(field: string): void {
    const { file, touched } = this.#state;
    const key = `content/${file} ${field}`;
    if (!touched.has(key)) this.update({ touched: new Set([...touched, key]) });
  }

  addUpload(path: string, upload: Upload): void {
    this.update({ uploads: { ...this.#state.uploads, [path]: upload } });
    void this.#tools.pictures.add(path, upload);
  }

  /** Takes what is saved by now, by oneself or by somebody else, and joins it with what is not. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    // a step back would take away what somebody else has done
    if (!sent) this.#history.clear();
    this.update(adopted(this.#state, saved, sent));
    void this.#tools.pictures.remove(Object.keys(saved.pictures));
    const problems = await this.#tools.check(saved.files, saved.pictures);
    this.update({ known: new Set(problems?.map(problemKey)) });
  }

  /**
   * Checks what stands in the form now.
   * @returns whether there was an answer
   */
  async check(): Promise<boolean> {
    this.#checking.cancel();
    const problems = await this.#tools.check(textsOf(this.#state), picturesOf(this.#state));
    this.update(problems ? { problems, isChecked: true } : { isChecked: false });
    return problems !== undefined;
  }

  /** Keeps unsaved work where it outlives the page. */
  keep(): void {
    this.#keeping.cancel();
    if (!writeDrafts(this.#tools.storage, draftsOf(this.#state)))
      this.update({ status: 'This browser keeps no unsaved work. Save often.' });
  }

  /** Follows another window of this browser. */
  hear(event: Pick<StorageEvent, 'key' | 'newValue'>): void {
    const heard = draftIn(event);
    if (heard) this.update(withDraft(this.#state, ...heard));
  }

  private goTo(step: Step | undefined, status: string): void {
    if (!step) return;
    const { values, deletions, file } = step;
    this.update({ values, deletions, status, ...(this.#state.file in values ? {} : { file }) });
  }
}

/** Work that is done once, some milliseconds after it was last asked for. */
function postponed(work: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    start: () => {
      cancel();
      timer = setTimeout(work, delay);
    },
  };
}
