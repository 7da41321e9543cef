import { collectionOf } from 'content-check/collection';
import { isPicture } from 'content-check/picture-path';
import { type Entry, isSame } from '../../writing/json';
import { titleOfFile } from '../../writing/titles';
import type { Store, Upload } from '../../store/store';
import { draftsOf, isAnyUnsaved } from '../unsaved';
import type { StateHolder } from '../state-holder';
import { savedUploads } from '../pictures/uploads';
import type { DraftChanges, Draft, DraftStorage } from './draft-storage';

/** What unsaved work needs of its window. */
type Owner = StateHolder & {
  readonly tools: { readonly store: Pick<Store, 'pictures'>; readonly drafts: DraftStorage };
  /** Loads and merges what others have saved. */
  readonly refresh: () => Promise<void>;
};

/** Stores a session's unsaved changes in the browser, and applies those of its other windows. */
export class UnsavedWork {
  readonly #session: Owner;
  readonly #storage: DraftStorage;
  #stored: ReadonlyMap<string, Draft> = new Map();
  /** Messages of other windows are applied in order. */
  #queue = Promise.resolve();

  constructor(session: Owner) {
    this.#session = session;
    this.#storage = session.tools.drafts;
    // subscribed before restoring, or writes in between would be missed
    this.#storage.follow((changes) => {
      this.#queue = this.#queue.finally(() => this.receive(changes));
    });
  }

  /**
   * Restores what was stored earlier; nothing if the storage is blocked.
   * @returns what to tell the user about it
   */
  async restore(): Promise<string> {
    const stored = await this.#storage.read().catch(() => new Map<string, Draft>());
    await this.apply(stored);
    const { model } = this.#session.state.editor;
    const others = [...stored]
      .filter(([path]) => !this.isOfSite(path))
      .map(([path, { value }]) => `“${titleOfFile(model, path, value as Entry | undefined)}”`)
      .join(', ');
    return [
      ...(isAnyUnsaved(this.#session.state) ? ['Your unsaved changes are back.'] : []),
      ...(others === ''
        ? []
        : [`Unsaved changes of ${others} are kept, but have no place on the site.`]),
    ].join(' ');
  }

  /**
   * Stores the changes that differ from what was last stored.
   * @returns false if the storage is full or blocked
   */
  async store(): Promise<boolean> {
    const now = draftsOf(this.#session.state);
    const paths = new Set([...this.#stored.keys(), ...now.keys()]);
    const changes = [...paths]
      .filter((path) => !isSameDraft(this.#stored.get(path), now.get(path)))
      .map((path) => [path, now.get(path)] as const);
    if (changes.length === 0) return true;
    this.#stored = now;
    return this.#storage.write(new Map(changes)).then(
      () => true,
      () => {
        this.#stored = new Map();
        return false;
      },
    );
  }

  /**
   * Counts drafts as stored that only the changes of others have altered: the window with the draft stores it. Storing it
   * from here as well would revert what is being typed there.
   */
  rebase(before: DraftChanges): void {
    const stored = [...draftsOf(this.#session.state)].filter(
      ([path]) => this.#stored.has(path) && isSameDraft(this.#stored.get(path), before.get(path)),
    );
    this.#stored = new Map([...this.#stored, ...stored]);
  }

  /**
   * Applies what another window has stored. If that window knows of a save that this one doesn't, it loads the
   * saved files first: compared with older ones, the save would look reverted.
   */
  private async receive(changes: DraftChanges): Promise<void> {
    const { files } = this.#session.state.saved;
    const isNews = [...changes].some(([path, draft]) => draft?.base !== (files[path] ?? null));
    if (isNews) await this.#session.refresh().catch(() => undefined);
    await this.apply(changes);
  }

  private isOfSite(path: string): boolean {
    return isPicture(path) || collectionOf(this.#session.state.editor.model, path) !== undefined;
  }

  private async apply(all: DraftChanges): Promise<void> {
    const session = this.#session;
    // drafts of files that the site no longer has stay stored, in case it has them again
    const changes = new Map([...all].filter(([path]) => this.isOfSite(path)));
    if (changes.size === 0) return;
    const { state, tools } = session;
    const received = [...changes].flatMap(([path, draft]) =>
      draft && isPicture(path) ? [[path, draft.value as Upload | null] as const] : [],
    );
    const pictures = { ...state.pictures, ...Object.fromEntries(received) };
    const done = await savedUploads(tools.store, state.saved, pictures);
    const others = [...this.#stored].filter(([path]) => !changes.has(path));
    const written = [...changes].flatMap(([path, draft]) =>
      draft ? [[path, draft] as const] : [],
    );
    this.#stored = new Map([...others, ...written]);
    session.dispatch({ type: 'drafts received', changes, done });
    this.rebase(changes);
  }
}

/** Values are compared one by one: most are identical, and pictures have millions of characters. */
function isSameDraft(before?: Draft, after?: Draft): boolean {
  return (
    before?.base === after?.base &&
    before?.leadsTo === after?.leadsTo &&
    isSame(before?.value, after?.value)
  );
}
