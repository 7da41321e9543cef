import { writeFile } from 'node:fs/promises';
import { CommandError } from 'command-line/command';
import type { Artwork } from './define-artwork';
import { hash, inputsOf, outdatedNames, readManifest } from './manifest';

/**
 * Draws the named artwork, or all that is out of date, and records it in the manifest. Drawing is slow, but
 * deterministic, so the results are committed.
 *
 * @param artworks all artwork by name
 * @param manifestFile the path of the manifest
 * @param names may be empty
 * @throws {@link CommandError} for an unknown name
 */
export async function drawArtwork(
  artworks: Readonly<Record<string, Artwork>>,
  manifestFile: string,
  names: readonly string[],
): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(artworks, name));
  if (unknown.length > 0) {
    const known = Object.keys(artworks).join(', ');
    throw new CommandError(`There is no artwork named ${unknown.join(', ')}. Use: ${known}.`);
  }
  const manifest = readManifest(manifestFile);
  const wanted = names.length > 0 ? names : await outdatedNames(artworks, manifest);
  for (const [name, artwork] of Object.entries(artworks)) {
    if (!wanted.includes(name)) continue;
    const files = Object.entries(await artwork.draw());
    for (const [file, content] of files) await writeFile(file, content);
    const hashes = files.map(([file, content]) => [file, hash(content)] as const);
    manifest[name] = { inputs: await inputsOf(artwork), files: Object.fromEntries(hashes) };
    await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
    console.log(`Drawn: ${name}`);
  }
  if (wanted.length === 0) console.log('Everything is up to date.');
}
