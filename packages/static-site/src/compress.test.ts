import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buildFolder } from 'unit-testing/build-folder';
import { compressFiles } from './compress';

const folder = buildFolder();
const long = 'A light on in the valley. '.repeat(100);

it('writes a Brotli and a gzip file next to a text file', async () => {
  folder.write('about.html', long);
  await compressFiles(folder.path());
  expect(brotliDecompressSync(folder.read('about.html.br')).toString()).toBe(long);
  expect(gunzipSync(folder.read('about.html.gz')).toString()).toBe(long);
  expect(folder.read('about.html.br').length).toBeLessThan(200);
});

it('does not compress short files, pictures and fonts', async () => {
  folder.write('short.txt', 'short');
  folder.write('picture.avif', long);
  folder.write('font.woff2', long);
  await compressFiles(folder.path());
  expect(folder.files()).toEqual(['font.woff2', 'picture.avif', 'short.txt']);
});

it('updates or deletes copies when a file is changed, shortened or deleted', async () => {
  for (const file of ['changed.js', 'shrunk.js', 'gone.js']) {
    folder.write(`${file}.br`, 'old');
    folder.write(`${file}.gz`, 'old');
  }
  folder.write('changed.js', long);
  folder.write('shrunk.js', 'short');
  await compressFiles(folder.path());
  expect(folder.files()).toEqual(['changed.js', 'changed.js.br', 'changed.js.gz', 'shrunk.js']);
  expect(brotliDecompressSync(folder.read('changed.js.br')).toString()).toBe(long);
});

it('does not rewrite a copy that is still valid', async () => {
  const compressed = gzipSync(long, { level: 1 });
  folder.write('same.html', long);
  folder.write('same.html.gz', compressed);
  await compressFiles(folder.path());
  expect(folder.read('same.html.gz').equals(compressed)).toBe(true);
});

it('keeps an archive that is no copy', async () => {
  folder.write('data.csv.gz', 'an archive');
  folder.write('gone.js.gz', 'old');
  await compressFiles(folder.path(), (file) => file === 'data.csv.gz');
  expect(folder.files()).toEqual(['data.csv.gz']);
});
