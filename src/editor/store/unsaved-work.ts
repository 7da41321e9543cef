import { collectionOf, isPicture } from '../site/model';
import { withDraft } from './adopt';
import { draftsOf } from './derived';
import type { Changes, Draft } from './draft-storage';
import { DraftSync, writtenBy } from './draft-sync';
import { refresh } from './save';
import type { Session } from './session';
import type { SessionTools, Upload } from './store';
import { isShown } from './to-save';
import { keepUploads } from './uploads';

/** Stores a session's unsaved work in the browser, and takes up what its other windows store. */
export class UnsavedWork {
  readonly #session: Session;
  readonly #drafts: DraftSync<Draft>;
  readonly #uploads: DraftSync<Upload>;
  /** What other windows tell is taken up in its order. */
  #heard = Promise.resolve();

  constructor(session: Session, { drafts, uploads }: SessionTools) {
    this.#session = session;
    this.#drafts = new DraftSync(drafts);
    this.#uploads = new DraftSync(uploads);
    // before it is restored: what is written meanwhile would be missed
    drafts.follow((changes) => {
      this.#heard = this.#heard.finally(() => this.hear(changes));
    });
    uploads.follow((changes) => this.hearUploads(changes));
  }

  /** Takes up what was not saved at an earlier time. */
  async restore(): Promise<void> {
    this.take(await this.#drafts.read());
    this.hearUploads(await this.#uploads.read());
  }

  /** @returns false where the storage is full or blocked */
  async store(): Promise<boolean> {
    const { state } = this.#session;
    const stored = await Promise.all([
      this.#uploads.write(new Map(Object.entries(state.uploads))),
      this.#drafts.write(draftsOf(state)),
    ]);
    return !stored.includes(false);
  }

  /** Notes what has become of drafts by what others did, who store it themselves. */
  rebase(before: Changes<Draft>): void {
    this.#drafts.rebase(before, draftsOf(this.#session.state));
  }

  /**
   * Takes up what another window stores. It may know of a save that this one does not: beside the files from
   * before it, what was saved would look taken back.
   */
  private async hear(changes: Changes<Draft>): Promise<void> {
    const { files } = this.#session.state.saved;
    const isNews = [...changes].some(([file, draft]) => draft?.base !== (files[file] ?? null));
    if (isNews) await refresh(this.#session).catch(() => undefined);
    this.take(changes);
  }

  private take(all: Changes<Draft>): void {
    // those of a file that the site has no more stay stored: it may have it again
    const changes = new Map([...all].filter(([file]) => isPicture(file) || collectionOf(file)));
    this.#drafts.note(changes);
    for (const [file, draft] of changes)
      this.#session.takeUp(withDraft(this.#session.state, file, draft));
    this.rebase(changes);
  }

  private hearUploads(all: Changes<Upload>): void {
    const { state } = this.#session;
    // what another window has saved comes with the next snapshot
    const isHeard = ([path, upload]: readonly [string, Upload | undefined]) =>
      upload !== undefined || !isShown(state, path);
    const changes = new Map([...all].filter(isHeard));
    this.#uploads.note(changes);
    const others = Object.entries(state.uploads).filter(([path]) => !changes.has(path));
    const uploads = Object.fromEntries([...others, ...writtenBy(changes)]);
    this.#session.update(keepUploads({ ...state, uploads }));
  }
}
