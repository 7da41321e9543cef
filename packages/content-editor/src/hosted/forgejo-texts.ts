import * as z from 'zod';
import { fromBase64 } from './base64';
import type { Head, Listed } from './git-host';
import type { ForgejoRequests } from './forgejo-request';

const blob = z.object({
  sha: z.string(),
  size: z.number(),
  content: z.string().nullable().optional(),
});

const contents = z.array(blob.nullable());

/** How many files are asked for at once: an address has room for 50 ids, and Gitea gives out 30. */
const most = { forgejo: 40, gitea: 30 };

type Reading = {
  readonly requests: ForgejoRequests;
  /** The address of the repository. */
  readonly path: string;
  readonly folder: string;
};

/** Reads files of a repository, in the way that the version of the host has. */
export class ForgejoTexts {
  readonly #reading: Reading;
  /** How several files are read: of Forgejo 12 and later, of Gitea 1.24 and later, or else each by itself. */
  #way: 'forgejo' | 'gitea' | 'single' = 'forgejo';

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** A file by id. @throws TooLarge if the API doesn’t give it out */
  async bytes(id: string): Promise<Uint8Array<ArrayBuffer>> {
    const { requests, path } = this.#reading;
    return this.bytesOf(await requests.rest(`${path}/git/blobs/${id}`, blob));
  }

  /** The texts of files by id. */
  async texts(files: readonly Listed[], { revision }: Head): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    let rest = files;
    while (rest.length > 1 && this.#way !== 'single') {
      const size = most[this.#way];
      const parts = Array.from({ length: Math.ceil(rest.length / size) }, (_, index) =>
        rest.slice(index * size, (index + 1) * size),
      );
      const found = await Promise.all(parts.map((part) => this.readSeveral(part, revision)));
      if (found.includes(undefined)) {
        this.#way = this.#way === 'forgejo' ? 'gitea' : 'single';
        continue;
      }
      for (const file of found.flat())
        if (file) texts.set(file.sha, new TextDecoder().decode(this.bytesOf(file)));
      // an answer may be cut short
      const missing = rest.filter(({ id }) => !texts.has(id));
      if (missing.length === rest.length) break;
      rest = missing;
    }
    for (const { id } of rest.filter((file) => !texts.has(file.id)))
      texts.set(id, new TextDecoder().decode(await this.bytes(id)));
    return texts;
  }

  /** @returns undefined if the host doesn’t know this way */
  private readSeveral(files: readonly Listed[], revision: string) {
    const { requests, path, folder } = this.#reading;
    if (this.#way === 'forgejo') {
      const ids = files.map(({ id }) => id).join(',');
      return requests.find(`${path}/git/blobs?shas=${ids}`, contents);
    }
    const names = files.map((file) => `${folder}/${file.path}`);
    return requests.find(`${path}/file-contents?ref=${revision}`, contents, { files: names });
  }

  /** The bytes of a file: of one that is too large, there are none. */
  private bytesOf({ size, content }: z.infer<typeof blob>): Uint8Array<ArrayBuffer> {
    if (size > 0 && !content) throw this.#reading.requests.faults.tooLarge();
    return fromBase64(content ?? '');
  }
}
