import type { ContentModel } from 'content-check/content-model';
import type { Messages } from 'content-check/messages/messages';
import type { Entry, Json } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import type { Outcome } from '../store/publishing';
import type { FileWrite, Snapshot, Upload } from '../store/content';
import type { Check, Store } from '../store/store';
import { readRepository } from './publish/read-repository';
import { followEdits } from './follow-edits';
import type { SessionEvent } from './state/events';
import { reduce } from './reducer';
import { Keeper } from './keep/keeper';
import { withoutWaiting } from './write/waiting';
import { firstState, type State } from './state/state';
import { writesOf, picturesOf, textsToWrite } from './write/to-write';
import { arrivedUploads, afterUpload } from './pictures/uploads';

/** What a session works with. */
export type SessionTools = {
  readonly model: ContentModel;
  /** What the form says of what the check finds. */
  readonly messages: Messages;
  readonly store: Store;
  readonly check: Check;
};

type ChangeOptions = {
  /** The file with the field; by default, the open one. */
  readonly file?: string;
  /** The path of what changes in the field, which undo shows; by default, its own. */
  readonly changedPart?: string;
  /** Whether somebody is typing it: until it is left, no mistake in it is told. */
  readonly isTyped?: boolean;
};

/** The editing session of one window. Its state changes by events alone. */
export class Session {
  readonly store: Store;
  /** Finds the problems of content. */
  readonly check: Check;
  readonly messages: Messages;
  readonly #listeners = new Set<() => void>();
  readonly #keeper: Keeper;
  #state: State;
  /** Settles once what was sent last has its answer. */
  #sending: Promise<unknown> = Promise.resolve();
  /** What the form says at first about what was restored. */
  greeting = '';
  /** Waits until what is edited is checked, which begins at once then. */
  readonly untilChecked: () => Promise<void>;

  private constructor(tools: SessionTools, state: State) {
    this.store = tools.store;
    this.check = tools.check;
    this.messages = tools.messages;
    this.#state = state;
    this.#keeper = new Keeper(this);
    this.untilChecked = followEdits(this);
  }

  /** Loads the content, and restores what was edited. @throws if either can't be read */
  static async open(tools: SessionTools): Promise<Session> {
    const base = (await tools.store.load()) ?? { files: {}, pictures: {}, version: '' };
    const known = await tools.check(base.files, base.pictures);
    const session = new Session(tools, firstState(tools.model, base, known));
    session.greeting = await session.#keeper.restore();
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

  /** Says something in the live region. */
  announce(status: string): void {
    this.dispatch({ type: 'announced', status });
  }

  /** Sets a field; `undefined` removes it. */
  change(
    field: string,
    value: Json | undefined,
    { file = this.#state.file, changedPart = field, isTyped = false }: ChangeOptions = {},
  ): void {
    const time = Date.now();
    this.dispatch({ type: 'field changed', file, field, value, changedPart, time, isTyped });
  }

  /** Sets a field of the open file as it is typed. */
  type(field: string, value: Json | undefined): void {
    this.change(field, value, { isTyped: true });
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
    const { path } = afterUpload(this.#state, fileName, upload);
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
    this.dispatch({ type: 'field touched', place });
  }

  /**
   * Sends what is edited, and takes over the base that has it then.
   * @param waiting the files that are left out
   * @throws if it could not be sent
   */
  sendAndAdopt(
    waiting: readonly string[],
    send: (writes: readonly FileWrite[]) => Promise<Outcome>,
  ): Promise<Outcome> {
    const sent = withoutWaiting(this.#state, waiting);
    const adopting = async () => {
      const answer = await send(writesOf(sent));
      if (answer.result !== 'done') return answer;
      const { snapshot: base } = answer;
      const done = await arrivedUploads(this.store, base, this.#state.pictures, sent);
      this.dispatch({ type: 'sent adopted', base, done, sent });
      await this.checkBase(base, waiting);
      return answer;
    };
    const answer = adopting();
    this.#sending = answer.catch(() => undefined);
    return answer;
  }

  /** Loads and merges what others have changed. */
  async refresh(): Promise<void> {
    const sending = this.#sending;
    await sending;
    const { store } = this;
    const { version } = this.#state.base;
    const base = await store.load(version);
    const done = base && (await arrivedUploads(store, base, this.#state.pictures));
    // something was sent after the question: the answer may have it already, as if somebody else had changed
    // it
    if (this.#sending !== sending) return this.refresh();
    if (!done || this.#state.base.version !== version) return;
    this.dispatch({ type: 'content adopted', base, done });
    void this.readCommitted();
    await this.checkBase(base, 'all');
  }

  /**
   * Checks a new base. Its problems are shown from then on.
   * @param stillShown the files whose problems are still shown if they were shown before
   */
  private async checkBase(
    { files, pictures }: Snapshot,
    stillShown: 'all' | readonly string[],
  ): Promise<void> {
    const problems = (await this.check(files, pictures)) ?? [];
    this.dispatch({ type: 'base checked', problems, stillShown });
  }

  /** Reads what the last commit and the public have. */
  readCommitted(): Promise<void> {
    return readRepository(this, this.store);
  }

  /** Checks the content as edited. If it is edited meanwhile, the next check tells what is found. */
  async checkEdits(): Promise<void> {
    const { editedEntries } = this.#state;
    const problems = await this.check(textsToWrite(this.#state), picturesOf(this.#state));
    // its problems are at the places of what was asked about
    if (problems && this.#state.editedEntries !== editedEntries) return;
    this.dispatch({ type: 'edits checked', problems });
  }

  /** Keeps what is edited, now. */
  async keep(): Promise<void> {
    await this.#keeper.keep();
  }

  /** Keeps what is edited a last time: the turn of this window is over. */
  end(): Promise<void> {
    return this.#keeper.end();
  }
}
