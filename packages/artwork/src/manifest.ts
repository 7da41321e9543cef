import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Artwork } from './define-artwork';

/** Hashes of the inputs and of the files of a committed artwork. */
export type Entry = { readonly inputs: string; readonly files: Readonly<Record<string, string>> };

/** Reads a manifest: the entry of each artwork by its name. It is committed with the artwork. */
export const readManifest = (file: string): Record<string, Entry> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;

/** A short hash of the content of a file. */
export const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Hash of the values that an artwork is drawn from and of the code that draws it, without comments. */
export function inputsOf({ generator, values }: Pick<Artwork, 'generator' | 'values'>): string {
  const code = [...sourcesOf(generator)].sort().map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return hash(JSON.stringify([values, code]));
}

/** A module and all modules that it imports by relative paths, except types. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^import (?!type\b)[^;]*? from '(\.[^']+)';/gm,
  );
  for (const [, name = ''] of imports) {
    sourcesOf(`${posix.join(posix.dirname(file), name)}.ts`, found);
  }
  return found;
}

/**
 * Whether an artwork has to be drawn again: its inputs differ from those in the manifest, or a file was
 * changed. A picture that an editor replaced or deleted in content/ is not drawn again.
 */
export function isOutdated(artwork: Artwork, entry: Entry | undefined): boolean {
  if (!entry) return true;
  const changed = Object.entries(entry.files)
    .filter(([file, drawn]) => !existsSync(file) || hash(readFileSync(file)) !== drawn)
    .map(([file]) => file);
  if (changed.some((file) => file.startsWith('content/'))) return false;
  return changed.length > 0 || inputsOf(artwork) !== entry.inputs;
}
