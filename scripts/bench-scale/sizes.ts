import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import type { ContentPage } from '../../src/content-model/page';
import type { pageSection } from '../../src/content-model/page-section';
import type { Service } from '../../src/content-model/service';
import { seededRandom } from '../../tests/helpers/mutations';

/** What a site may grow in. */
export const kinds = ['services', 'pages', 'pictures'] as const;
export type Kind = (typeof kinds)[number];

const text =
  'We sit down with the people who do the work, learn how it is done today, and write down what a machine may decide and what it may not. ';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const write = (folder: string, file: string, entry: object) =>
  writeFile(path.join(folder, file), JSON.stringify(entry, null, 2));

/** Adds so many services, pages or pictures to a content folder; pages or a page that show them too. */
export const grow: Record<Kind, (folder: string, count: number) => Promise<void>> = {
  services: async (folder, count) => {
    for (const index of numbers(count)) {
      const service: Service = {
        slug: `grown-${index}`,
        title: `Grown Service ${index}`,
        description: text.slice(0, 120).trim(),
        icon: 'barn',
        alt: '',
      };
      await write(folder, `services/grown-${index}.json`, service);
    }
    const services = numbers(count).map((index) => `grown-${index}`);
    const cards = { type: 'service-cards', heading: 'Grown', lede: 'All.', services } as const;
    await write(folder, 'pages/grown.json', page('', cards));
  },
  pages: async (folder, count) => {
    for (const index of numbers(count)) {
      const paragraphs = numbers(8).map(() => text.repeat(4).trim());
      const prose = { type: 'prose', heading: 'Grown', paragraphs } as const;
      await write(folder, `pages/grown-${index}.json`, page(`-${index}`, prose));
    }
  },
  pictures: async (folder, count) => {
    await mkdir(path.join(folder, 'images'), { recursive: true });
    for (const index of numbers(count)) {
      await noise(path.join(folder, `images/grown-${index}.webp`), index);
      const picture = { src: `../images/grown-${index}.webp`, alt: `A mist, number ${index}` };
      const commitments = [{ title: 'Grown', text: 'Grown.' }];
      const story = {
        type: 'story',
        heading: 'Grown',
        lede: 'Grown.',
        picture,
        commitments,
      } as const;
      await write(folder, `pages/grown-${index}.json`, page(`-${index}`, story));
    }
  },
};

function page(name: string, section: z.infer<typeof pageSection>): ContentPage {
  const hero: ContentPage['sections'][0] = {
    type: 'hero',
    heading: `Grown${name}`,
    lede: 'Grown.',
    actions: [],
    size: 'short',
  };
  return {
    path: `/grown${name}`,
    title: `Grown${name}`,
    description: `Page grown${name} of the benchmark: it shows how the site bears more of its kind.`,
    keywords: [],
    sections: [hero, section],
  };
}

/** A picture that no other is like, with the detail of a photograph in bad weather. */
async function noise(file: string, seed: number): Promise<void> {
  const random = seededRandom(`picture ${seed}`);
  const [width, height] = [240, 160];
  const pixels = Buffer.from(numbers(width * height * 3).map(() => Math.floor(random() * 256)));
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1600, 1067, { kernel: 'cubic' })
    .webp({ effort: 0 })
    .toFile(file);
}
