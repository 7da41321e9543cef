import { writeFile } from 'node:fs/promises';
import { artworks } from './artworks';
import { hash, inputsOf, isOutdated, manifestFile, readManifest } from './manifest';

/**
 * `npm run artwork -- [names]`: draws the given artwork, or all that is out of date. Drawing is slow, but
 * deterministic, so the results are committed.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(artworks, name));
  if (unknown.length > 0) {
    const known = Object.keys(artworks).join(', ');
    process.stderr.write(`There is no artwork named ${unknown.join(', ')}. Use: ${known}.\n`);
    process.exitCode = 1;
    return;
  }
  const manifest = readManifest();
  for (const [name, artwork] of Object.entries(artworks)) {
    if (names.length > 0 ? !names.includes(name) : !isOutdated(artwork, manifest[name])) continue;
    const files = Object.entries(await artwork.draw());
    for (const [file, content] of files) await writeFile(file, content);
    const hashes = files.map(([file, content]) => [file, hash(content)] as const);
    manifest[name] = { inputs: inputsOf(artwork), files: Object.fromEntries(hashes) };
    await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
    process.stdout.write(`${name}\n`);
  }
}

void main(process.argv.slice(2));
