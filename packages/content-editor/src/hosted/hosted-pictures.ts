import { isLfsPointer } from 'content-check/lfs-pointer';
import type { PictureInspection } from 'content-check/problem';
import { pictureType } from '../store/picture-type';
import type { Upload } from '../store/content';
import { toBase64 } from '../store/base64';
import { type GitHost, type ListedFile, TooLarge } from './git-host';
import { gitId } from './git-id';

/** The sizes of pictures by Git’s id of them, as the build has found them. */
export type KnownSizes = Readonly<Record<string, PictureInspection>>;

const unlimited = { width: Infinity, height: Infinity };

/** The sizes and addresses of the pictures of a repository. Each is loaded once, when it is needed. */
export class HostedPictures {
  readonly #host: Pick<GitHost, 'bytes'>;
  readonly #sizes: Map<string, PictureInspection>;
  /** The addresses of those that are loaded; empty for one that is being loaded. */
  readonly #urls = new Map<string, string>();
  /** The version of the content in which a picture could not be loaded: in another one, it is tried again. */
  readonly #failed = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(host: Pick<GitHost, 'bytes'>, sizes: KnownSizes) {
    this.#host = host;
    this.#sizes = new Map(Object.entries(sizes));
  }

  /** The size of a picture. The host is asked only for those that are newer than the site’s last build. */
  async inspect({ path, id }: ListedFile): Promise<PictureInspection> {
    // a drawing has no size of its own: it is never too small
    if (path.endsWith('.svg')) return unlimited;
    const known = this.#sizes.get(id) ?? (await this.measure(id));
    this.#sizes.set(id, known);
    return known;
  }

  private async measure(id: string): Promise<PictureInspection> {
    try {
      return await inspected(await this.#host.bytes(id));
    } catch (error) {
      // whatever it is, it is not too small
      if (error instanceof TooLarge) return unlimited;
      throw error;
    }
  }

  /** Notes a picture before it is published. It is decoded again, since it may be kept since long ago. */
  async add(path: string, bytes: Uint8Array<ArrayBuffer>) {
    const id = await gitId(bytes);
    const size = this.#sizes.get(id) ?? (await inspected(bytes));
    this.#sizes.set(id, size);
    if (!this.#urls.has(id)) this.#urls.set(id, urlOf(path, bytes));
    return { id, size };
  }

  /** The address at which this page has a picture of a version of the content; empty until it is loaded. */
  url({ path, id }: ListedFile, version: string): string {
    const isAskedFor = this.#urls.has(id) || this.#failed.get(id) === version;
    if (!isAskedFor) void this.load({ path, id }, version);
    return this.#urls.get(id) ?? '';
  }

  /** Frees the pictures that the content has no longer: the browser keeps each that has an address. */
  forgetOthers(ids: ReadonlySet<string>): void {
    for (const [id, url] of this.#urls) {
      if (ids.has(id)) continue;
      URL.revokeObjectURL(url);
      this.#urls.delete(id);
    }
  }

  /** Calls back after another picture is loaded. @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A picture as it is. */
  async read(id: string): Promise<Upload | undefined> {
    const bytes = await this.#host.bytes(id);
    const found = await inspected(bytes);
    return 'width' in found ? { ...found, base64: toBase64(bytes) } : undefined;
  }

  private async load({ path, id }: ListedFile, version: string): Promise<void> {
    this.#urls.set(id, '');
    try {
      this.#urls.set(id, urlOf(path, await this.#host.bytes(id)));
      for (const listener of this.#listeners) listener();
    } catch {
      // the page and the form do without it
      this.#urls.delete(id);
      this.#failed.set(id, version);
    }
  }
}

async function inspected(bytes: Uint8Array<ArrayBuffer>): Promise<PictureInspection> {
  const found = (code: string) => ({ finding: { code, params: {} } });
  if (bytes.length === 0) return found('picture-empty');
  if (isLfsPointer(bytes)) return found('picture-pointer');
  const image = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  return image ? { width: image.width, height: image.height } : found('picture-damaged');
}

function urlOf(path: string, bytes: Uint8Array<ArrayBuffer>): string {
  return URL.createObjectURL(new Blob([bytes], { type: pictureType(path) }));
}
