import sharp from 'sharp';
import { buildFolder } from 'unit-testing/build-folder';
import { undrawnLetter } from 'content-check/text-problems';
import { readContent } from '../../../tests/helpers/content/content';
import { decoded, worstContrast } from '../../../tests/helpers/measure/pixels';
import { sceneName } from '../../scenes/schema';
import { contentPageType } from '../../page-types/content-page';
import { light } from '../../theme/tokens';
import { ogScene } from './og-scenes';
import { ogImage, ogImageLayers, writeOgImages, type OgImageFacts } from './og-images';
import { outline, setText } from './text-to-path';

const folder = buildFolder();
const home = { path: '/', title: 'Ethical AI Consulting', scene: 'bridge' };
const about = { path: '/about', title: 'About', scene: 'homestead' };
const facts: OgImageFacts = { pages: [home, about], name: 'Ridgeline' };

/** A mock of Gatsby's cache. */
function newCache() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: string) => Promise.resolve(kept.set(key, value)),
  };
}

const write = (changes: Partial<OgImageFacts> = {}, cache = newCache()) =>
  writeOgImages(folder.path(), { ...facts, ...changes }, cache);

it('draws a small JPEG of 1200 × 630 for each page', async () => {
  await write();
  expect(folder.files()).toEqual(['og.jpg', 'og/about.jpg']);
  const { width, height, format } = await sharp(folder.read('og.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(folder.read('og.jpg').length).toBeLessThan(300_000);
});

it('draws the same picture each time, and a different one if the title changes', async () => {
  await write({ pages: [about] });
  const before = folder.read('og/about.jpg');
  await write({ pages: [about] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(true);
  await write({ pages: [{ ...about, title: 'Elsewhere' }] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(false);
});

it("shows the page's scene, or the home page's if it has none", async () => {
  const cache = newCache();
  const imageOf = async (scene?: string) => {
    await write({ pages: [home, { ...about, scene }] }, cache);
    return folder.read('og/about.jpg');
  };
  const bridge = await imageOf(home.scene);
  expect((await imageOf()).equals(bridge)).toBe(true);
  expect((await imageOf('homestead')).equals(bridge)).toBe(false);
});

it("takes a page's scene from its hero", () => {
  const scenes = readContent().pages.map(
    ({ sections: [hero], ...page }) =>
      contentPageType.facts({ ...page, sections: [{ ...hero, scene: 'road' }] }).scene,
  );
  expect([...new Set(scenes)]).toEqual(['road']);
});

/** The boxes of the text. */
const name = { left: 160, top: 84, right: 1100, bottom: 136 };
const title = { left: 72, top: 196, right: 1100, bottom: 415 };

it.each(sceneName.options)('has sufficient text contrast in the scene %s', async (scene) => {
  const layers = await ogImageLayers({ title: '', name: '', scene: ogScene(scene) });
  const pixels = await decoded(await ogImage(layers));
  const text = parseInt(light.color.text.slice(1), 16);
  for (const box of [name, title]) expect(worstContrast(text, pixels, box)).toBeGreaterThan(4.5);
});

it('does not redraw a picture whose inputs are unchanged', async () => {
  const cache = newCache();
  await write({ pages: [about] }, cache);
  folder.write('og/about.jpg', 'as it was');
  await write({ pages: [about] }, cache);
  expect(folder.text('og/about.jpg')).toBe('as it was');
  await write({ pages: [about], name: 'Renamed' }, cache);
  expect(folder.text('og/about.jpg')).not.toBe('as it was');
});

it('deletes the picture of a removed page', async () => {
  const cache = newCache();
  await write({}, cache);
  await write({ pages: [home] }, cache);
  expect(folder.files()).toEqual(['og.jpg']);
});

it('draws text as outlines, so that it needs no installed font', async () => {
  const { front } = await ogImageLayers({
    title: 'About',
    name: 'Ridgeline',
    scene: ogScene('road'),
  });
  expect(front).not.toMatch(/<text|font-family/);
  expect(front.match(/<path transform="translate\(\S+ \S+\) scale\(/g)?.length).toBe(
    'AboutRidgeline'.length,
  );
});

it.each([
  ['a short title on one line at the largest size', 'Contact', 90, ['Contact']],
  [
    'a longer title on balanced lines',
    'Ethical AI Consulting at Home',
    90,
    ['Ethical AI', 'Consulting at Home'],
  ],
  [
    'a title that needs more lines at a smaller size',
    'We Build and Test Together with You '.repeat(3).trim(),
    40,
    expect.any(Array) as unknown,
  ],
  ['no character that the font lacks', 'About \u{1F600} us', 90, ['About us']],
  ['nothing if the font lacks all characters', 'من نحن', 90, []],
])('sets %s', (_name, title, size, lines) => {
  const sizes = [
    { size: 90, lines: 2 },
    { size: 40, lines: 3 },
  ];
  expect(setText(title, 1000, sizes)).toEqual({ size, lines });
});

/** The width of a W in the font's units. */
const wide = 2426;

it.each(['W'.repeat(60), `${'W'.repeat(30)} ${'W'.repeat(29)}`])(
  'keeps the longest and widest words that content allows within the picture: %s',
  async (widest) => {
    const { front } = await ogImageLayers({
      title: widest,
      name: widest.slice(0, 40),
      scene: ogScene('road'),
    });
    const ends = Array.from(
      front.matchAll(/<path transform="translate\((\S+) \S+\) scale\((\S+) /g),
      ([, left, scale]) => Number(left) + wide * Number(scale),
    );
    expect(ends.length).toBeGreaterThan(90);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1200 - 72);
  },
);

it('draws letters side by side', () => {
  const places = outline('AI', 10, 20, 40).matchAll(/translate\((\S+) 20\)/g);
  const [first, second] = [...places].map(([, x]) => Number(x));
  expect(first).toBe(10);
  expect(second).toBeGreaterThan(30);
});

it('draws straight quotes as curly ones', () => {
  expect(outline(`Let's "Go"`, 0, 0, 40)).toBe(outline('Let’s ”Go”', 0, 0, 40));
});

it.each([
  ['a combining accent as one letter', 'Cafe\u0301', 'Café'],
  ['the base letter for one that the font lacks', 'Ćwiczenia', 'Cwiczenia'],
  ['nothing for any other character that the font lacks', 'Tea 茶', 'Tea '],
])('draws %s', (_name, text, drawn) => {
  expect(outline(text, 0, 0, 10)).toBe(outline(drawn, 0, 0, 10));
  expect(setText(text, 500, [{ size: 10, lines: 1 }]).lines).toEqual([drawn.trim()]);
});

it('draws exactly the letters for which the content check has no warning', () => {
  const letters = Array.from({ length: 0x500 }, (_, code) => String.fromCodePoint(code)).filter(
    (each) => /\p{L}/u.test(each),
  );
  const drawn = letters.filter((letter) => outline(letter, 0, 0, 10) !== '');
  expect(drawn).toEqual(letters.filter((letter) => !undrawnLetter.test(letter.normalize('NFD'))));
});
