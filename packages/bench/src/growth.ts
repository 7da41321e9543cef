import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { collectionOf } from 'content-check/collection';
import { contentModel } from '../../../src/content-rules/content-model';
import { fillFromExamples } from '../../../tests/helpers/content/fill-from-examples';

/** What can be added to a site. */
export const kinds = ['services', 'pages', 'pictures'] as const;
export type Kind = (typeof kinds)[number];

const text =
  'We sit down with the people who do the work, learn how it is done today, and write down what a machine may decide and what it may not. ';

/** Adds services, pages or pictures to a content folder, with pages that show them. */
export async function grow(folder: string, kind: Kind, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const write = (file: string, entry: object) => {
    // adds the other required fields
    const complete = fillFromExamples(collectionOf(contentModel, file)?.schema, entry);
    return writeFile(path.join(folder, file), JSON.stringify(complete, null, 2));
  };
  const writePage = (name: string, section: object) => {
    const hero = { type: 'hero', heading: name, lede: 'Grown.', actions: [], size: 'short' };
    const description = `Page ${name} of the benchmark: it shows how the site scales with more content.`;
    const sections = [hero, { heading: 'Grown', lede: 'Grown.', ...section }];
    return write(`pages/${name}.json`, { path: `/${name}`, title: name, description, sections });
  };
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const index of numbers) {
    const name = `grown-${index}`;
    if (kind === 'services') {
      const description = text.slice(0, 120).trim();
      const service = { title: `Grown Service ${index}`, description, icon: 'barn', alt: '' };
      await write(`services/${name}.json`, { slug: name, ...service });
    } else if (kind === 'pages') {
      const paragraphs = new Array(8).fill(text.repeat(4).trim());
      await writePage(name, { type: 'prose', lede: undefined, paragraphs });
    } else {
      await drawNoise(path.join(folder, `images/${name}.webp`));
      const picture = { src: `../images/${name}.webp`, alt: `A mist, number ${index}` };
      await writePage(name, { type: 'story', picture });
    }
  }
  if (kind === 'services')
    await writePage('grown', {
      type: 'service-cards',
      services: numbers.map((index) => `grown-${index}`),
    });
}

/** A unique picture that compresses about as well as a photograph. */
async function drawNoise(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = { width: 240, height: 160, channels: 3, background: '#000', noise } as const;
  const raw = await sharp({ create: small }).png().toBuffer();
  await sharp(raw).resize(1600, 1067, { kernel: 'cubic' }).webp({ effort: 0 }).toFile(file);
}
