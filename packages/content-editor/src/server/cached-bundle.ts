import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from './answer';

/** A page as files for a browser. */
export type Bundle = {
  /** Its scripts, fonts and pictures, by address. */
  readonly files: ReadonlyMap<string, Answer>;
  /** The source files that are in them. */
  readonly sources: readonly string[];
};

/** A bundle as it is kept: its files in Base64, and what the files that were read for it were. */
type CachedFile = {
  readonly hash: string;
  readonly inputs: readonly string[];
  readonly sources: readonly string[];
  readonly files: readonly (readonly [address: string, type: string, base64: string])[];
};

/**
 * Makes a bundle, or takes the one that was kept of the same sources.
 * @param folder where bundles are kept
 * @param key all that makes it another bundle, besides its sources
 */
export async function cachedBundle(
  folder: string,
  key: unknown,
  make: () => Promise<Bundle & { readonly inputs: readonly string[] }>,
): Promise<Bundle> {
  const name = sha256(JSON.stringify(key));
  const file = path.join(folder, `${name.slice(0, 16)}.json`);
  const kept = await readKept(file, name);
  if (kept)
    return {
      sources: kept.sources,
      files: new Map(
        kept.files.map(([address, type, base64]) => [
          address,
          { type, body: Buffer.from(base64, 'base64') },
        ]),
      ),
    };
  const bundle = await make();
  await keep(file, {
    hash: await hashOf(name, bundle.inputs),
    inputs: bundle.inputs,
    sources: bundle.sources,
    files: [...bundle.files].map(([address, { type, body }]) => [
      address,
      type,
      Buffer.from(body).toString('base64'),
    ]),
  });
  return bundle;
}

/** Undefined if there is none, one that is damaged, or one of other sources. */
async function readKept(file: string, name: string): Promise<CachedFile | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as CachedFile;
    return kept.hash === (await hashOf(name, kept.inputs)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Writes it as a whole, since two editors may do so at once. If that fails, nothing is kept. */
async function keep(file: string, kept: CachedFile): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(kept));
    await rename(temporary, file);
  } catch {
    // it is made again the next time
  }
}

/** A hash of a name and of the contents of files; a missing file counts as an empty one. */
async function hashOf(name: string, files: readonly string[]): Promise<string> {
  const hashes = files.map(async (file) => sha256(await readFile(file).catch(() => '')));
  return sha256(name + (await Promise.all(hashes)).join());
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
