import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { collectionOf } from 'content-check/collection';
import { contentModel } from '../../src/content/content-model';
import { fillFromExamples } from '../../tests/helpers/content/fill-from-examples';

const text =
  'We sit down with the people who do the work, learn how it is done today, and write down what a machine may decide and what it may not. ';

/** The names of added files without their ending. */
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `grown-${index}`);

/**
 * Adds services to the site in a folder, and a page with a card for each.
 * @returns the path of this page
 */
export async function addServices(root: string, count: number): Promise<string> {
  const names = namesOf(count);
  const description = text.slice(0, 120).trim();
  for (const [index, name] of names.entries()) {
    const service = { title: `Grown Service ${index}`, description, icon: 'barn', alt: '' };
    await writeEntry(root, `services/${name}.json`, { slug: name, ...service });
  }
  return writePage(root, 'grown', { type: 'service-cards', services: names });
}

/**
 * Adds pages of text to the site in a folder.
 * @returns the path of the first
 */
export async function addPages(root: string, count: number): Promise<string> {
  const paragraphs = new Array<string>(8).fill(text.repeat(4).trim());
  for (const name of namesOf(count))
    await writePage(root, name, { type: 'prose', lede: undefined, paragraphs });
  return '/grown-0';
}

/**
 * Adds large pictures to the site in a folder, with a page for each.
 * @returns the path of the first page
 */
export async function addPictures(root: string, count: number): Promise<string> {
  const folder = path.join(root, 'content/images');
  await mkdir(folder, { recursive: true });
  for (const [index, name] of namesOf(count).entries()) {
    await drawNoise(path.join(folder, `${name}.webp`));
    const picture = { src: `../images/${name}.webp`, alt: `A mist, number ${index}` };
    await writePage(root, name, { type: 'story', picture });
  }
  return '/grown-0';
}

/** Writes a page with a hero and a section; returns its path. */
async function writePage(root: string, name: string, section: object): Promise<string> {
  const hero = { type: 'hero', heading: name, lede: 'Grown.', actions: [] };
  const description = `Page ${name} of the benchmark: it shows how the site scales with more content.`;
  const sections = [hero, { heading: 'Grown', lede: 'Grown.', ...section }];
  const page = { path: `/${name}`, title: name, description, sections };
  await writeEntry(root, `pages/${name}.json`, page);
  return page.path;
}

/** Writes an entry, with examples for the required fields that it lacks. */
async function writeEntry(root: string, file: string, entry: object): Promise<void> {
  const complete = fillFromExamples(collectionOf(contentModel, file)?.schema, entry);
  await writeFile(path.join(root, 'content', file), JSON.stringify(complete, null, 2));
}

/** A unique picture that compresses about as well as a photograph. */
async function drawNoise(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = { width: 240, height: 160, channels: 3, background: '#000', noise } as const;
  const raw = await sharp({ create: small }).png().toBuffer();
  await sharp(raw).resize(1600, 1067, { kernel: 'cubic' }).webp({ effort: 0 }).toFile(file);
}
