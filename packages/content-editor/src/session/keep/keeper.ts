import { collectionOf } from 'content-check/collection';
import { isPicture } from 'content-check/picture-path';
import { type Entry, isSame } from '../../writing/json';
import { titleOfFile } from '../../writing/titles';
import type { KeptEdit, EditsToKeep, KeptEdits } from '../../store/edits';
import type { Upload } from '../../store/content';
import type { Store } from '../../store/store';
import { isAnyEdited, keptEditsOf } from '../state/edited';
import { tellOnce } from '../state/failure-status';
import { onChange, type StateHolder } from '../state/state-holder';
import { arrivedUploads } from '../pictures/uploads';

/* Tests: `../stories/kept-edits.test.ts` */

/** What a keeper needs of its window. */
type Owner = StateHolder & { readonly store: Pick<Store, 'pictures' | 'edits'> };

/** Keeps what is edited in a window, as it changes, and restores it. */
export class Keeper {
  readonly #session: Owner;
  /** What the store was last given to keep, which it may not have done yet. */
  #handedOver: KeptEdits = new Map();
  /** The paths whose edits it could not keep: the next time, they are handed over again. */
  #failedPaths: ReadonlySet<string> = new Set();
  /** Settles once nothing is on its way. */
  #writing: Promise<unknown> = Promise.resolve();
  /** Whether the turn of this window is over. */
  #hasEnded = false;

  constructor(session: Owner) {
    this.#session = session;
  }

  /**
   * Restores what was edited earlier, and merges with it what this browser holds unconfirmed.
   * @returns what to tell the user about it
   * @throws if it can't be read
   */
  async restore(): Promise<string> {
    const session = this.#session;
    const { store } = session;
    const { settle, ...known } = await store.edits.read();
    // the site may no longer have the file of a kept edit; the edit stays kept, since the file may come back
    const kept = new Map([...known.kept].filter(([path]) => this.isOfSite(path)));
    const unconfirmed = known.unconfirmed.filter(({ path }) => this.isOfSite(path));
    this.#handedOver = kept;
    const all = [...kept, ...unconfirmed.map(({ path, after }) => [path, after] as const)];
    const uploads = all.flatMap(([path, edit]) =>
      edit && isPicture(path) ? [[path, edit.value as Upload | null] as const] : [],
    );
    const done = await arrivedUploads(store, session.state.base, Object.fromEntries(uploads));
    if (all.length > 0)
      session.dispatch({ type: 'edits restored', edits: { kept, unconfirmed }, done });
    const settled = async () => {
      if (session.state.conflicts.length > 0) return;
      stop();
      if (await this.keep()) await settle();
    };
    // while somebody has to choose between two versions, the browser alone holds the other one
    const stop = onChange(session, ['conflicts'], () => void settled());
    await settled();
    return [
      ...(isAnyEdited(session.state) ? ['What you have typed is here.'] : []),
      ...this.withoutPlace(known.kept),
    ].join(' ');
  }

  /**
   * Hands over what differs from what was handed over before, and waits for what is on its way.
   * @returns false if it has ended, or the store could not keep all of it, which the status says
   */
  async keep(): Promise<boolean> {
    if (this.#hasEnded) return false;
    const now = keptEditsOf(this.#session.state);
    const before = this.#handedOver;
    const failed = this.#failedPaths;
    const changes = [...new Set([...before.keys(), ...failed, ...now.keys()])]
      .filter((path) => failed.has(path) || !isSameEdit(before.get(path), now.get(path)))
      .map((path) => [path, now.get(path)] as const);
    this.#handedOver = now;
    this.#failedPaths = new Set();
    if (changes.length > 0)
      this.#writing = Promise.all([this.#writing, this.handOver(new Map(changes))]);
    await this.#writing;
    return this.#failedPaths.size === 0;
  }

  /** Keeps a last time. From then on another window writes, and nothing of this one may come after it. */
  async end(): Promise<void> {
    const last = this.keep();
    this.#hasEnded = true;
    await last;
  }

  private async handOver(edits: EditsToKeep): Promise<void> {
    try {
      await this.#session.store.edits.keep(edits);
    } catch (error) {
      this.#failedPaths = new Set([...this.#failedPaths, ...edits.keys()]);
      tellOnce(this.#session, error);
    }
  }

  private withoutPlace(kept: KeptEdits): readonly string[] {
    const { model } = this.#session.state;
    const names = [...kept]
      .filter(([path]) => !this.isOfSite(path))
      .map(([path, { value }]) => `“${titleOfFile(model, path, value as Entry | undefined)}”`);
    return names.length === 0
      ? []
      : [`Changes of ${names.join(', ')} are kept, but have no place on the site.`];
  }

  private isOfSite(path: string): boolean {
    return isPicture(path) || collectionOf(this.#session.state.model, path) !== undefined;
  }
}

/** Values are compared one by one: most are identical, and pictures have millions of characters. */
function isSameEdit(before?: KeptEdit, after?: KeptEdit): boolean {
  return (
    before?.base === after?.base &&
    before?.oldName === after?.oldName &&
    isSame(before?.value, after?.value)
  );
}
