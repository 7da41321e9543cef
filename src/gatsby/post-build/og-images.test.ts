import sharp from 'sharp';
import { buildFolder } from '../../../tests/helpers/build-folder';
import { readContent } from '../../../tests/helpers/content';
import { decoded, worstContrast } from '../../../tests/helpers/pixels';
import { sceneName } from '../../content-model/scenes';
import { contentPageType } from '../../page-types/content-page';
import { undrawnLetter } from '../../content-model/validation/text-problems';
import { light } from '../../theme/tokens';
import { ogScene } from './og-scenes';
import { ogImage, ogImageLayers, writeOgImages, type OgImageFacts } from './og-images';
import { outline, setText } from './text-to-path';

const folder = buildFolder();
const home = { path: '/', title: 'Ethical AI Consulting', scene: 'bridge' };
const about = { path: '/about', title: 'About', scene: 'homestead' };
const facts: OgImageFacts = { pages: [home, about], name: 'Ridgeline' };

/** Gatsby's cache, for one test. */
function newCache() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: string) => Promise.resolve(kept.set(key, value)),
  };
}

const write = (changes: Partial<OgImageFacts> = {}, cache = newCache()) =>
  writeOgImages(folder.path(), { ...facts, ...changes }, cache);

it('draws one picture a page, of the size that is shown everywhere, and light', async () => {
  await write();
  expect(folder.files()).toEqual(['og.jpg', 'og/about.jpg']);
  const { width, height, format } = await sharp(folder.read('og.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(folder.read('og.jpg').length).toBeLessThan(300_000);
});

it('draws the same picture each time, and another for another title', async () => {
  await write({ pages: [about] });
  const before = folder.read('og/about.jpg');
  await write({ pages: [about] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(true);
  await write({ pages: [{ ...about, title: 'Elsewhere' }] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(false);
});

it("shows each page's own scene, and the home page's where a page has none", async () => {
  const cache = newCache();
  const shown = async (scene?: string) => {
    await write({ pages: [home, { ...about, scene }] }, cache);
    return folder.read('og/about.jpg');
  };
  const bridge = await shown(home.scene);
  expect((await shown()).equals(bridge)).toBe(true);
  expect((await shown('homestead')).equals(bridge)).toBe(false);
});

it("takes a page's scene from its hero", () => {
  const scenes = readContent().pages.map(
    ({ sections: [hero], ...page }) =>
      contentPageType.facts({ ...page, sections: [{ ...hero, scene: 'road' }] }).scene,
  );
  expect([...new Set(scenes)]).toEqual(['road']);
});

/** Where words may stand. */
const name = { left: 160, top: 84, right: 1100, bottom: 136 };
const title = { left: 72, top: 196, right: 1100, bottom: 415 };

it.each(sceneName.options)('keeps words readable in the scene %s', async (scene) => {
  const layers = await ogImageLayers({ title: '', name: '', scene: ogScene(scene) });
  const pixels = await decoded(await ogImage(layers));
  const text = parseInt(light.color.text.slice(1), 16);
  for (const box of [name, title]) expect(worstContrast(text, pixels, box)).toBeGreaterThan(4.5);
});

it('does not redraw a picture whose inputs are the same', async () => {
  const cache = newCache();
  await write({ pages: [about] }, cache);
  folder.write('og/about.jpg', 'as it was');
  await write({ pages: [about] }, cache);
  expect(folder.text('og/about.jpg')).toBe('as it was');
  await write({ pages: [about], name: 'Renamed' }, cache);
  expect(folder.text('og/about.jpg')).not.toBe('as it was');
});

it('removes the picture of a page that is gone', async () => {
  const cache = newCache();
  await write({}, cache);
  await write({ pages: [home] }, cache);
  expect(folder.files()).toEqual(['og.jpg']);
});

it('needs no font to draw its words', async () => {
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
    expect.any(Array) as unknown,
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

/** The width of a W in the font's units. */
const wide = 2426;

it.each(['W'.repeat(60), `${'W'.repeat(30)} ${'W'.repeat(29)}`])(
  'keeps words within the picture that are as long and wide as content allows: %s',
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

it('sets letters side by side', () => {
  const places = outline('AI', 10, 20, 40).matchAll(/translate\((\S+) 20\)/g);
  const [first, second] = [...places].map(([, x]) => Number(x));
  expect(first).toBe(10);
  expect(second).toBeGreaterThan(30);
});

it('draws straight marks as the curly ones', () => {
  expect(outline(`Let's "Go"`, 0, 0, 40)).toBe(outline('Let’s ”Go”', 0, 0, 40));
});

it.each([
  ['an accent that was typed by itself', 'Cafe\u0301', 'Café'],
  ['a letter that the font lacks', 'Ćwiczenia', 'Cwiczenia'],
  ['a sign that the font lacks', 'Tea 茶', 'Tea '],
])('draws %s as near as it can', (_name, text, drawn) => {
  expect(outline(text, 0, 0, 10)).toBe(outline(drawn, 0, 0, 10));
  expect(setText(text, 500, [{ size: 10, lines: 1 }]).lines).toEqual([drawn.trim()]);
});

it('draws the very letters of which the content check does not warn', () => {
  const letters = Array.from({ length: 0x500 }, (_, code) => String.fromCodePoint(code)).filter(
    (each) => /\p{L}/u.test(each),
  );
  const drawn = letters.filter((letter) => outline(letter, 0, 0, 10) !== '');
  expect(drawn).toEqual(letters.filter((letter) => !undrawnLetter.test(letter.normalize('NFD'))));
});
