import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import sharp from 'sharp';
import { collectionOf } from 'content-check/collection';
import { filesOf } from 'static-site/list-files';
import { contentModel } from '../../../src/rules/content-model';
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
  return entryOf(file, readFileSync(path.join(folder, file), 'utf8'));
}

/** The entry of a file with this text, with examples for required fields that it lacks. */
export function entryOf(file: string, text: string): unknown {
  return fillFromExamples(collectionOf(contentModel, file)?.schema, JSON.parse(text));
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
    if (file.endsWith('.json')) await writeFile(to, wholeText(file));
    else if (plain) await writePlainPicture(from, to);
    else await cp(from, to, { preserveTimestamps: true });
  }
}

/** The texts of the fixture's JSON files by their paths, completed with what the model requires. */
export function fixtureTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.json'));
  return Object.fromEntries(texts.map((file) => [file, wholeText(file)]));
}

function wholeText(file: string): string {
  const text = readFileSync(path.join(fixtureContent, file), 'utf8');
  return withMissing(text, JSON.parse(text), entryOf(file, text));
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
