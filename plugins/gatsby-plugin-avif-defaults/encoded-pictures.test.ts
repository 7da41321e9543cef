import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Transform, withEncodedPictures } from './encoded-pictures';

let folder = '';
const at = (file: string) => path.join(folder, file);
const text = (file: string) => readFile(at(file), 'utf8');

/** Writes what it encodes instead of encoding it. */
const encode = jest.fn(async (file: string, transforms: readonly Transform[], options: object) => {
  for (const { outputPath, args } of transforms)
    await writeFile(outputPath, JSON.stringify([await readFile(file, 'utf8'), args, options]));
  return transforms;
});

const asAvif = { toFormat: 'avif', width: 120, quality: 50 };

/** Builds a site in a folder; returns how many files were encoded for it. */
async function build(site: string, args: readonly Transform['args'][] = [asAvif], options = {}) {
  encode.mockClear();
  const processFile = withEncodedPictures(encode, at('cache'));
  const transforms = args.map((encoding, index) => ({
    outputPath: at(`${site}/${index}`),
    args: encoding,
  }));
  await mkdir(at(site), { recursive: true });
  expect(await processFile(at('picture.webp'), transforms, options)).toEqual(transforms);
  return encode.mock.calls.flatMap(([, encoded]) => encoded).length;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writeFile(at('picture.webp'), 'valley');
  expect(await build('first')).toBe(1);
});

afterEach(() => rm(folder, { recursive: true }));

it('encodes a picture once for several sites and path prefixes', async () => {
  expect(await build('second', [{ ...asAvif, pathPrefix: '/preview' }])).toBe(0);
  expect(await text('second/0')).toBe(await text('first/0'));
});

it('encodes only what is missing', async () => {
  expect(await build('second', [asAvif, { ...asAvif, width: 240 }])).toBe(1);
  expect(await text('second/1')).toContain('240');
});

it.each<[string, () => Promise<number>]>([
  ['another width', () => build('second', [{ ...asAvif, width: 240 }])],
  ['another quality', () => build('second', [{ ...asAvif, quality: 36 }])],
  ['other options', () => build('second', [asAvif], { stripMetadata: false })],
])('encodes again for %s', async (_, again) => {
  expect(await again()).toBe(1);
});

it('encodes a picture again that has changed under its name', async () => {
  await writeFile(at('picture.webp'), 'ridge');
  expect(await build('second')).toBe(1);
  expect(await text('second/0')).toContain('ridge');
});

it('goes on without a folder that can be written', async () => {
  await writeFile(at('file'), '');
  const processFile = withEncodedPictures(encode, at('file/cache'));
  await processFile(at('picture.webp'), [{ outputPath: at('first/0'), args: asAvif }], {});
  expect(await text('first/0')).toContain('valley');
});
