import { isLeftover } from 'content-check/ignored-files';
import { isPicture } from 'content-check/picture-path';
import type { Snapshot } from '../store/content';
import type { GitHost, BranchHead, ListedFile } from './git-host';
import type { HostedPictures } from './hosted-pictures';

/** The content at a commit. */
export type ContentAtCommit = {
  readonly head: BranchHead;
  readonly snapshot: Snapshot;
  /** Git’s ids of all files, by path. */
  readonly ids: ReadonlyMap<string, string>;
};

/** Texts by Git’s id of them. */
export type KnownTexts = Readonly<Record<string, string>>;

/** Milliseconds that a server of the host may lag behind. If it does for longer, the branch was set back. */
const maxLag = 60_000;

/** Reads the content of a branch, and reads again only what has changed. */
export class HostedContent {
  readonly #host: GitHost;
  readonly #pictures: HostedPictures;
  readonly #texts: Map<string, string>;
  #last: ContentAtCommit | undefined;
  /** An older commit than the last one that was read, and when the host first named it. */
  #older: { readonly revision: string; readonly since: number } | undefined;
  /** The user’s name with the host. */
  user = '';

  /** @param texts what the last build had, by Git’s id of it */
  constructor(host: GitHost, pictures: HostedPictures, texts: KnownTexts) {
    this.#host = host;
    this.#pictures = pictures;
    this.#texts = new Map(Object.entries(texts));
  }

  /** What was read last. */
  get last(): ContentAtCommit | undefined {
    return this.#last;
  }

  /**
   * The content now. A host's servers may lag behind, so an older commit than was read or published before
   * counts only if it stays.
   */
  async read(): Promise<ContentAtCommit> {
    const last = this.#last;
    const { user, revision, tree } = await this.#host.head();
    const head = { revision, tree };
    const isSame = last?.head.tree === tree;
    const isOlder = last && !isSame && (await this.isOlder(head, last.head));
    const isLag = this.isLag(isOlder ? head : undefined);
    const reading =
      isOlder && isLag ? last : isSame ? { ...last, head } : await this.readTree(head);
    // what this window has read or published meanwhile may be newer
    if (this.#last !== last) return this.read();
    this.user = user;
    this.note(reading);
    return reading;
  }

  /** A server that doesn't know what was seen is behind. */
  private isOlder(head: BranchHead, seen: BranchHead): Promise<boolean> {
    return this.#host.isBefore(head.revision, seen.revision).catch(() => true);
  }

  /** Whether an older commit is named because a server lags behind: it has not been for long. */
  private isLag(older: BranchHead | undefined): boolean {
    if (older?.revision !== this.#older?.revision)
      this.#older = older && { revision: older.revision, since: Date.now() };
    return this.#older !== undefined && Date.now() - this.#older.since < maxLag;
  }

  /** Notes what there is now, as it was read, or as this window has just published it. */
  note(reading: ContentAtCommit): void {
    this.#last = reading;
    this.#pictures.forgetOthers(new Set(reading.ids.values()));
  }

  private async readTree(head: BranchHead): Promise<ContentAtCommit> {
    const listed = await this.list(head.tree);
    const pictures = listed.filter(({ path }) => isPicture(path));
    return {
      head,
      ids: new Map(listed.map(({ path, id }) => [path, id])),
      snapshot: {
        files: await this.loadedTexts(listed),
        pictures: await this.inspect(pictures),
        version: head.tree,
      },
    };
  }

  /** The files of the content folder, without what programs left in it and somebody has committed. */
  private async list(tree: string): Promise<readonly ListedFile[]> {
    return (await this.#host.list(tree)).filter(({ path }) => !isLeftover(path));
  }

  /** The texts of files; only those that are not known are loaded. */
  async loadedTexts(listed: readonly ListedFile[]): Promise<Snapshot['files']> {
    const documents = listed.filter(({ path }) => path.endsWith('.json'));
    const unknown = documents.filter(({ id }) => !this.#texts.has(id));
    if (unknown.length > 0) {
      // equal files once
      const texts = await this.#host.texts([...new Set(unknown.map(({ id }) => id))]);
      for (const [id, text] of texts) this.#texts.set(id, text);
    }
    const files = documents.map(({ path, id }) => [path, this.#texts.get(id) ?? ''] as const);
    return Object.fromEntries(files);
  }

  private async inspect(pictures: readonly ListedFile[]): Promise<Snapshot['pictures']> {
    const found = pictures.map(
      async (listed) => [listed.path, await this.#pictures.inspect(listed)] as const,
    );
    return Object.fromEntries(await Promise.all(found));
  }
}
