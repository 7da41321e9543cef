import { edited } from '../writing/edit';
import type { Entries, Entry, Json } from '../writing/json';
import { adopted, type Sent, without, withDraft } from './adopt';
import { draftIn, type PictureDrafts, readDrafts, writeDrafts } from './drafts';
import { History, type Step } from './history';
import { draftsOf, firstState, problemKey, settledEntries, type State, textsOf } from './state';
import type { Check, Snapshot, Store, Upload } from './store';

/** What a session works with; tests give their own. */
export type SessionTools = {
  readonly store: Store;
  readonly check: Check;
  readonly storage: Storage;
  readonly pictures: PictureDrafts;
};

/** The work of one window of the editor: what stands in the form, what was done to it, what is wrong. */
export class Session {
  readonly store: Store;
  readonly #tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  readonly #history = new History();
  #checking: ReturnType<typeof setTimeout> | undefined;
  #settled: { readonly of: readonly unknown[]; readonly entries: Entries } | undefined;
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

  /** The entries as they would be saved. */
  get settled(): Entries {
    const { entries, values } = this.#state;
    const known = this.#settled;
    if (known?.of[0] === entries && known.of[1] === values) return known.entries;
    const settled = settledEntries(this.#state);
    this.#settled = { of: [entries, values], entries: settled };
    return settled;
  }

  /** The texts as they would be saved. */
  get texts(): Snapshot['files'] {
    return textsOf(this.#state.saved, this.settled, this.#state.entries);
  }

  /** Changes part of the state and tells those who show it. */
  update(change: Partial<State>): void {
    const { values, uploads } = this.#state;
    this.#state = { ...this.#state, ...change, ...this.#history.counts };
    const isEdited = this.#state.values !== values;
    if (isEdited && !writeDrafts(this.#tools.storage, draftsOf(this.#state))) {
      const status = 'This browser keeps no unsaved work. Save often.';
      this.#state = { ...this.#state, status };
    }
    if (isEdited || this.#state.uploads !== uploads) this.checkSoon();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a field of the open file; `undefined` takes it away. */
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
   * @param what is changed in it: edits of the same in quick succession are one step
   */
  setEntry(file: string, entry: Entry | undefined, what = ''): void {
    this.#history.record(this.#state, what);
    const others = without(this.#state.values, file);
    const values = entry ? { ...this.#state.values, [file]: entry } : others;
    this.update({ values, status: '' });
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
    void this.#tools.pictures.write(this.#state.uploads);
  }

  /** Takes what is saved by now, by oneself or by somebody else, and joins it with what is not. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    // a step back would take away what somebody else has done
    if (!sent) this.#history.clear();
    this.update(adopted(this.#state, saved, sent));
    void this.#tools.pictures.write(this.#state.uploads);
    const problems = await this.#tools.check(saved.files, saved.pictures);
    this.update({ known: new Set(problems.map(problemKey)) });
  }

  /** Checks what stands in the form now. */
  async check(): Promise<void> {
    clearTimeout(this.#checking);
    const { saved, uploads } = this.#state;
    this.update({
      problems: await this.#tools.check(this.texts, { ...saved.pictures, ...uploads }),
    });
  }

  /** Follows another window of this browser. */
  hear(event: Pick<StorageEvent, 'key' | 'newValue'>): void {
    const heard = draftIn(event);
    if (heard) this.update(withDraft(this.#state, ...heard));
  }

  private goTo(step: Step | undefined, status: string): void {
    if (!step) return;
    const { values, file } = step;
    this.update({ values, status, ...(this.#state.file in values ? {} : { file }) });
  }

  private checkSoon(): void {
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.check(), 150);
  }
}
