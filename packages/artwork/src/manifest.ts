import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { minify } from 'terser';
import type { Artwork } from './define-artwork';

/** Hashes of the inputs and of the files of a committed artwork. */
export type Entry = { readonly inputs: string; readonly files: Readonly<Record<string, string>> };

/** Reads a manifest: the entry of each artwork by its name. It is committed with the artwork. */
export const readManifest = (file: string): Record<string, Entry> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;

/** A short hash of the content of a file. */
export const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The code of generators by their file. */
type Codes = Map<string, Promise<string>>;

/** Hash of the values that an artwork is drawn from and of the code that draws it. */
export async function inputsOf(
  { generator, values }: Pick<Artwork, 'generator' | 'values'>,
  codes: Codes = new Map(),
): Promise<string> {
  const code = codes.get(generator) ?? namelessCodeOf(generator);
  codes.set(generator, code);
  return hash(JSON.stringify([values, await code]));
}

/**
 * The code of a module and of all that it imports, without comments and types, where each variable and function is named
 * by a number.
 */
async function namelessCodeOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
  });
  const { code = '' } = await minify(outputFiles.map(({ text }) => text).join(''), {
    module: true,
    compress: false,
    // a minifier's own choice depends on how often the code has each letter, so on the names it replaces
    mangle: { nth_identifier: { get: (number) => `name${number}` } },
  });
  return code;
}

/**
 * Whether an artwork has to be drawn again: its inputs differ from those in the manifest, or a file was
 * changed. A picture that an editor replaced or deleted in content/ is not drawn again.
 */
export async function isOutdated(
  artwork: Artwork,
  entry: Entry | undefined,
  codes?: Codes,
): Promise<boolean> {
  if (!entry) return true;
  const changed = Object.entries(entry.files)
    .filter(([file, drawn]) => !existsSync(file) || hash(readFileSync(file)) !== drawn)
    .map(([file]) => file);
  if (changed.some((file) => file.startsWith('content/'))) return false;
  return changed.length > 0 || (await inputsOf(artwork, codes)) !== entry.inputs;
}

/** The names of the artworks that have to be drawn again. */
export async function outdatedNames(
  artworks: Readonly<Record<string, Artwork>>,
  manifest: Readonly<Record<string, Entry>>,
): Promise<string[]> {
  const codes: Codes = new Map();
  const names: string[] = [];
  for (const [name, artwork] of Object.entries(artworks))
    if (await isOutdated(artwork, manifest[name], codes)) names.push(name);
  return names;
}
