import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import sharp from 'sharp';
import { collectionOf } from 'content-check/collection';
import { filesOf } from 'static-site/list-files';
import { contentModel } from '../../../src/content-rules/content-model';
import { fillFromExamples } from './fill-from-examples';

/**
 * The frozen content of a whole site, for tests that depend on content: editors may change the site's
 * own at any time.
 */
export const fixtureContent = 'tests/fixture/content';

/**
 * Reads a file of a content folder.
 * @param file its path below the folder, with "/" between its parts
 * @returns its entry, with examples for required fields that it lacks
 */
export function readEntry(folder: string, file: string): unknown {
  const entry: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return fillFromExamples(collectionOf(contentModel, file)?.schema, entry);
}

type Pictures = {
  /** Whether to write plain pictures of the same sizes, which are processed in a fraction of the time. */
  readonly plain?: boolean;
};

/** Writes the fixture's content into a folder, completed with what the model requires. */
export async function writeFixtureContent(folder: string, { plain = false }: Pictures = {}) {
  for (const file of await filesOf(fixtureContent)) {
    const [from, to] = [path.join(fixtureContent, file), path.join(folder, file)];
    await mkdir(path.dirname(to), { recursive: true });
    if (file.endsWith('.json')) await writeEntry(file, to);
    else if (plain) await writePlainPicture(from, to);
    else await cp(from, to, { preserveTimestamps: true });
  }
}

async function writeEntry(file: string, to: string): Promise<void> {
  const text = await readFile(path.join(fixtureContent, file), 'utf8');
  await writeFile(to, withMissing(text, JSON.parse(text), readEntry(fixtureContent, file)));
}

/** Adds what only the whole entry has. The rest keeps its lines, since some tests name lines and columns. */
function withMissing(text: string, entry: unknown, whole: unknown, path: JSONPath = []): string {
  if (!isNested(entry) || !isNested(whole)) return text;
  return Object.entries(whole).reduce((result, [key, value]) => {
    const at = [...path, Array.isArray(whole) ? Number(key) : key];
    return key in entry
      ? withMissing(result, entry[key], value, at)
      : applyEdits(result, modify(result, at, value, {}));
  }, text);
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function writePlainPicture(from: string, to: string): Promise<void> {
  const { width, height } = await sharp(from).metadata();
  const image = sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
  await image.webp({ effort: 0 }).toFile(to);
}
