import sharp from 'sharp';
import { buildFolder } from '../../../tests/helpers/build-folder';
import { socialDrawing, writeSocialPictures, type Shared } from './og-images';
import { outline, setText } from './text-to-path';

const folder = buildFolder();
const ground = 'content/images/valley-dawn.webp';
const shared: Shared = {
  pages: [
    { path: '/', title: 'Ethical AI Consulting' },
    { path: '/about', title: 'About' },
  ],
  name: 'Ridgeline',
  ground: undefined,
};

/** Gatsby's cache, for one test. */
function newCache() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: string) => Promise.resolve(kept.set(key, value)),
  };
}

const write = (changes: Partial<Shared> = {}, cache = newCache()) =>
  writeSocialPictures(folder.path(), { ...shared, ...changes }, cache);

it('draws one picture a page, of the size that is shown everywhere, and light', async () => {
  await write({ ground });
  expect(folder.files()).toEqual(['og.jpg', 'og/about.jpg']);
  const { width, height, format } = await sharp(folder.read('og.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(folder.read('og.jpg').length).toBeLessThan(300_000);
});

it('draws the same picture each time, and another for another title', async () => {
  await write();
  const before = folder.read('og/about.jpg');
  await write();
  expect(folder.read('og/about.jpg').equals(before)).toBe(true);
  await write({ pages: [{ path: '/about', title: 'Elsewhere' }] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(false);
});

it('draws nothing again that would come out the same', async () => {
  const cache = newCache();
  await write({}, cache);
  folder.write('og/about.jpg', 'as it was');
  await write({}, cache);
  expect(folder.text('og/about.jpg')).toBe('as it was');
  await write({ name: 'Renamed' }, cache);
  expect(folder.text('og/about.jpg')).not.toBe('as it was');
});

it('removes the picture of a page that is gone', async () => {
  await write();
  await write({ pages: shared.pages.slice(0, 1) });
  expect(folder.files()).toEqual(['og.jpg']);
});

it('needs no font to draw its words', () => {
  const drawing = socialDrawing({ title: 'About', name: 'Ridgeline', ground: undefined });
  expect(drawing).not.toMatch(/<text|font-family/);
  expect(drawing.match(/<path transform="translate\(\S+ \S+\) scale\(/g)?.length).toBeGreaterThan(
    'AboutRidgeline'.length,
  );
});

it.each([
  ['a short title large and in one line', 'Contact', 90, ['Contact']],
  [
    'a longer one in lines of about one length',
    'Ethical AI Consulting at Home',
    90,
    ['Ethical AI', 'Consulting at Home'],
  ],
  [
    'one that would need more lines smaller',
    'We Build and Test Together with You '.repeat(3).trim(),
    40,
    expect.any(Array),
  ],
  ['no sign that the font cannot write', 'About \u{1F600} us', 90, ['About us']],
  ['nothing where it can write none', 'من نحن', 90, []],
])('sets %s', (_name, title, size, lines) => {
  const sizes = [
    { size: 90, lines: 2 },
    { size: 40, lines: 3 },
  ];
  expect(setText(title, 1000, sizes)).toEqual({ size, lines });
});

it('sets letters side by side', () => {
  const places = outline('AI', 10, 20, 40).matchAll(/translate\((\S+) 20\)/g);
  const [first, second] = [...places].map(([, x]) => Number(x));
  expect(first).toBe(10);
  expect(second).toBeGreaterThan(30);
});
