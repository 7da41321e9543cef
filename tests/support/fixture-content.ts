import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { collectionOf } from '../../src/content-model/collections';
import { fillFromExamples } from './fill-from-examples';

/**
 * The content of a whole site, frozen: tests of behaviour, of exact words and of what is spoken use it,
 * for the site's own content is the editors' to change.
 */
export const fixtureContent = 'tests/fixture/content';

/** The pictures it shows, and their sizes in pixels. What they show matters to no test. */
const pictures = [
  { name: 'valley-dawn', width: 1920, height: 1200 },
  { name: 'valley-dawn-phone', width: 1080, height: 1080 },
  { name: 'valley-night', width: 1920, height: 1200 },
  { name: 'valley-night-phone', width: 1080, height: 1080 },
  { name: 'valley-night-wide', width: 1920, height: 823 },
  { name: 'valley-firstlight-wide', width: 1920, height: 823 },
  { name: 'valley-firstlight-phone', width: 1080, height: 1080 },
  { name: 'quilt-dawn', width: 960, height: 1200 },
  { name: 'quilt-night', width: 960, height: 1200 },
];

/**
 * Reads a file of a content folder.
 * @param file its path below the folder, with "/" between its parts
 * @returns its entry, with examples in the place of required fields that it lacks
 */
export function readEntry(folder: string, file: string): unknown {
  const entry: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return fillFromExamples(collectionOf(file)?.schema, entry);
}

/** Writes the fixture's content into a folder, whole: what the model requires by now, and pictures. */
export async function writeFixtureContent(folder: string): Promise<void> {
  const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.split(path.sep).join('/'));
  for (const file of files) {
    const [from, to] = [path.join(fixtureContent, file), path.join(folder, file)];
    await mkdir(path.dirname(to), { recursive: true });
    // letter by letter where nothing is missing: some tests speak of lines and columns
    const text = readFileSync(from, 'utf8');
    const entry = JSON.stringify(readEntry(fixtureContent, file), null, 2);
    if (entry === JSON.stringify(JSON.parse(text), null, 2)) await copyFile(from, to);
    else await writeFile(to, entry);
  }
  await mkdir(path.join(folder, 'images'), { recursive: true });
  await Promise.all(
    pictures.map(async ({ name, width, height }) => {
      const file = path.join(folder, `images/${name}.webp`);
      if (existsSync(file)) return;
      const image = sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
      await image.webp({ effort: 0 }).toFile(file);
    }),
  );
}
