import { edited } from '../writing/edit';
import { type Entries, type Entry, type Json, parseEntry } from '../writing/json';
import { fieldTitle } from '../writing/names';
import type { Draft, PictureDrafts } from './drafts';
import { draftIn, readDrafts, writeDrafts } from './drafts';
import {
  draftsOf,
  entriesOf,
  joined,
  problemKey,
  settledEntries,
  type State,
  textsOf,
} from './state';
import type { Check, Snapshot, Store, Upload } from './store';

/** What a session works with; tests give their own. */
export type SessionTools = {
  readonly store: Store;
  readonly check: Check;
  readonly storage: Storage;
  readonly pictures: PictureDrafts;
};

/** What was just saved. */
type Sent = { readonly files: Snapshot['files']; readonly entries: Entries };

type Step = Pick<State, 'values' | 'file'>;

/** Edits of one field within this time are undone together, in milliseconds. */
const breath = 1000;

/** The work of one window of the editor: what stands in the form, what was done to it, what is wrong. */
export class Session {
  readonly store: Store;
  readonly #tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  #lastEdit = { field: '', time: 0 };
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
    const entries = entriesOf(saved.files);
    const uploads = await tools.pictures.read();
    const known = await tools.check(saved.files, saved.pictures);
    const session = new Session(tools, {
      saved,
      entries,
      values: entries,
      uploads,
      deletions: [],
      problems: known,
      known: new Set(known.map(problemKey)),
      touched: new Set(),
      conflicts: [],
      file: Object.keys(entries).find((file) => entries[file]?.path === '/') ?? 'site.json',
      status: '',
      isSaving: false,
      undoable: 0,
      redoable: 0,
    });
    const drafts = readDrafts(tools.storage);
    for (const [file, draft] of drafts) session.#takeUp(file, draft);
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
    this.#state = { ...this.#state, ...change };
    if (this.#state.values !== values) this.#keep();
    if (this.#state.values !== values || this.#state.uploads !== uploads) this.#checkSoon();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a field of the open file; `undefined` takes it away. */
  change(field: string, value: Json | undefined): void {
    const { file, values } = this.#state;
    const entry = values[file];
    if (entry) this.setEntry(file, edited(file, entry, field, value), field);
  }

  /**
   * Sets a whole file, and opens it; `undefined` deletes it.
   * @param field the one that has changed, where it is one
   */
  setEntry(file: string, entry: Entry | undefined, field = ''): void {
    const { [file]: _, ...others } = this.#state.values;
    const time = Date.now();
    const goesOn =
      field !== '' && this.#lastEdit.field === file + field && time - this.#lastEdit.time < breath;
    this.#lastEdit = { field: file + field, time };
    if (!goesOn) this.#past = [...this.#past.slice(-199), this.#state];
    this.#future = [];
    const values = entry ? { ...this.#state.values, [file]: entry } : others;
    this.update({ values, status: '', ...this.#steps() });
  }

  undo(): void {
    const step = this.#past.at(-1);
    if (!step) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#state];
    this.#goTo(step, 'Undone.');
  }

  redo(): void {
    const step = this.#future.at(-1);
    if (!step) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#state];
    this.#goTo(step, 'Done again.');
  }

  /** Notes that somebody has been in a field of the open file: from now on its mistakes are told. */
  touch(field: string): void {
    const { file, touched } = this.#state;
    const key = `content/${file} ${field}`;
    if (!touched.has(key)) this.update({ touched: new Set([...touched, key]) });
  }

  addUpload(path: string, upload: Upload): void {
    const uploads = { ...this.#state.uploads, [path]: upload };
    this.update({ uploads });
    void this.#tools.pictures.write(uploads);
  }

  /** Takes what is saved by now, and joins it with what is not: after a save, here or elsewhere. */
  async adopt(saved: Snapshot, sent?: Sent): Promise<void> {
    const { values: mine, entries: base, saved: old, uploads } = this.#state;
    const known = { files: old.files, entries: base };
    const entries = sent ? entriesOf(saved.files, sent) : entriesOf(saved.files, known);
    const files = new Set([...Object.keys(mine), ...Object.keys(base), ...Object.keys(entries)]);
    const parts = [...files].map((file) => {
      const from = sent ? this.#sentFrom[file] : base[file];
      return [file, joined(file, from, mine[file], entries[file])] as const;
    });
    if (!sent) [this.#past, this.#future] = [[], []];
    const left = Object.entries(uploads).filter(([path]) => !(path in saved.pictures));
    this.update({
      saved,
      entries,
      values: Object.fromEntries(
        parts.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
      ),
      conflicts: sent ? [] : parts.flatMap(([, { conflicts }]) => conflicts),
      uploads: Object.fromEntries(left),
      ...this.#steps(),
    });
    void this.#tools.pictures.write(Object.fromEntries(left));
    const problems = await this.#tools.check(saved.files, saved.pictures);
    this.update({ known: new Set(problems.map(problemKey)) });
  }

  #sentFrom: Entries = {};

  /** Remembers what is being saved: what is typed meanwhile is joined with it. */
  beginSave(): void {
    this.#sentFrom = this.#state.values;
    this.update({ isSaving: true, status: 'Saving …' });
  }

  /** Checks what stands in the form now. */
  async check(): Promise<State['problems']> {
    clearTimeout(this.#checking);
    const { saved, uploads } = this.#state;
    const problems = await this.#tools.check(this.texts, { ...saved.pictures, ...uploads });
    this.update({ problems });
    return problems;
  }

  /** Follows another window of this browser. */
  hear(event: Pick<StorageEvent, 'key' | 'newValue'>): void {
    const heard = draftIn(event);
    if (!heard) return;
    const [file, draft] = heard;
    if (draft) {
      this.#takeUp(file, draft);
      return;
    }
    const { values, entries } = this.#state;
    const { [file]: _, ...others } = values;
    const entry = entries[file];
    this.update({ values: entry ? { ...others, [file]: entry } : others });
  }

  #takeUp(file: string, { base, value }: Draft): void {
    const { entries, values, conflicts } = this.#state;
    const mine = value ?? undefined;
    const from = base === null ? undefined : parseEntry(base);
    const { value: now, conflicts: more } = joined(file, from, mine, entries[file]);
    const { [file]: _, ...others } = values;
    this.update({
      values: now ? { ...others, [file]: now } : others,
      conflicts: [...conflicts.filter((each) => each.file !== file), ...more],
    });
  }

  #goTo({ values, file }: Step, status: string): void {
    this.#lastEdit = { field: '', time: 0 };
    const isThere = this.#state.file in values;
    this.update({ values, status, ...(isThere ? {} : { file }), ...this.#steps() });
  }

  #steps() {
    return { undoable: this.#past.length, redoable: this.#future.length };
  }

  #keep(): void {
    if (writeDrafts(this.#tools.storage, draftsOf(this.#state))) return;
    const status = 'This browser keeps no unsaved work. Save often.';
    this.#state = { ...this.#state, status };
  }

  #checkSoon(): void {
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.check(), 150);
  }
}

/** How an editor calls the place of a problem. */
export function placeOf({ values }: State, file: string, field: string): string {
  return fieldTitle(file, values[file], field);
}
