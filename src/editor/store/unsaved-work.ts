import { collectionOf, isPicture } from '../site/model';
import { withDraft } from './adopt';
import { draftsOf } from './derived';
import type { Changes, Draft } from './draft-storage';
import { DraftSync, writtenBy } from './draft-sync';
import { refresh } from './save';
import type { Session } from './session';
import type { SessionTools, Upload } from './store';
import { isPictureUsed } from './to-save';
import { keepUploads } from './uploads';

/** Stores a session's unsaved changes in the browser, and applies those of its other windows. */
export class UnsavedWork {
  readonly #session: Session;
  readonly #drafts: DraftSync<Draft>;
  readonly #uploads: DraftSync<Upload>;
  /** Messages of other windows are applied in order. */
  #queue = Promise.resolve();

  constructor(session: Session, { drafts, uploads }: SessionTools) {
    this.#session = session;
    this.#drafts = new DraftSync(drafts);
    this.#uploads = new DraftSync(uploads);
    // subscribed before restoring, or writes in between would be missed
    drafts.follow((changes) => {
      this.#queue = this.#queue.finally(() => this.receive(changes));
    });
    uploads.follow((changes) => this.receiveUploads(changes));
  }

  /** Restores stored changes. */
  async restore(): Promise<void> {
    this.apply(await this.#drafts.read());
    this.receiveUploads(await this.#uploads.read());
  }

  /** @returns false if the storage is full or blocked */
  async store(): Promise<boolean> {
    const { state } = this.#session;
    const stored = await Promise.all([
      this.#uploads.write(new Map(Object.entries(state.uploads))),
      this.#drafts.write(draftsOf(state)),
    ]);
    return !stored.includes(false);
  }

  /** Notes how others' changes have changed drafts; those who made them store them. */
  rebase(before: Changes<Draft>): void {
    this.#drafts.rebase(before, draftsOf(this.#session.state));
  }

  /**
   * Applies what another window has stored. If that window knows of a save that this one doesn't, it loads the
   * saved files first: compared with older ones, the save would look reverted.
   */
  private async receive(changes: Changes<Draft>): Promise<void> {
    const { files } = this.#session.state.saved;
    const isNews = [...changes].some(([file, draft]) => draft?.base !== (files[file] ?? null));
    if (isNews) await refresh(this.#session).catch(() => undefined);
    this.apply(changes);
  }

  private apply(all: Changes<Draft>): void {
    // drafts of files that the site no longer has stay stored, in case it has them again
    const changes = new Map([...all].filter(([file]) => isPicture(file) || collectionOf(file)));
    this.#drafts.note(changes);
    for (const [file, draft] of changes)
      this.#session.applyExternal(withDraft(this.#session.state, file, draft));
    this.rebase(changes);
  }

  private receiveUploads(all: Changes<Upload>): void {
    const { state } = this.#session;
    // what another window has saved comes with the next snapshot
    const isRelevant = ([path, upload]: readonly [string, Upload | undefined]) =>
      upload !== undefined || !isPictureUsed(state, path);
    const changes = new Map([...all].filter(isRelevant));
    this.#uploads.note(changes);
    const others = Object.entries(state.uploads).filter(([path]) => !changes.has(path));
    const uploads = Object.fromEntries([...others, ...writtenBy(changes)]);
    this.#session.update(keepUploads({ ...state, uploads }));
  }
}
