import sharp from 'sharp';
import { buildFolder } from 'unit-testing/build-folder';
import { readContent } from '../../../tests/helpers/content/content';
import { contentPageType } from '../../page-types/content-page-type';
import type * as Drawing from './social-image';
import { drawSocialImage, type Layers } from './social-image';
import { socialImageAt, type SocialImageFacts, writeSocialImages } from './social-images';

jest.mock('./social-image', () => {
  const own = jest.requireActual<typeof Drawing>('./social-image');
  return { ...own, drawSocialImage: jest.fn(own.drawSocialImage) };
});

const folder = buildFolder();
const home = { path: '/', heading: 'Ethical AI Consulting', scene: 'bridge' };
const about = { path: '/about', heading: 'About', scene: 'homestead' };
const facts: SocialImageFacts = { pages: [home, about], name: 'Ridgeline' };

/** A mock of Gatsby's cache. */
function newCache() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: string) => Promise.resolve(kept.set(key, value)),
  };
}

const write = (changes: Partial<SocialImageFacts> = {}, cache = newCache()) =>
  writeSocialImages(folder.path(), 'tests/fixture/content', { ...facts, ...changes }, cache);

it('draws a small JPEG of 1200 × 630 for each page', async () => {
  await write();
  expect(folder.files()).toEqual(['og.jpg', 'og/about.jpg']);
  const { width, height, format } = await sharp(folder.read('og.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(folder.read('og.jpg').length).toBeLessThan(300_000);
});

it('draws the same picture each time, and a different one if the heading changes', async () => {
  await write({ pages: [about] });
  const before = folder.read('og/about.jpg');
  await write({ pages: [about] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(true);
  await write({ pages: [{ ...about, heading: 'Elsewhere' }] });
  expect(folder.read('og/about.jpg').equals(before)).toBe(false);
});

it('draws a picture that is asked for as a build would write it', async () => {
  await write({ pages: [about] });
  const asked = await socialImageAt('/og/about.jpg', 'tests/fixture/content', facts);
  expect(asked?.equals(folder.read('og/about.jpg'))).toBe(true);
  expect(await socialImageAt('/og/nowhere.jpg', 'tests/fixture/content', facts)).toBeUndefined();
});

it("takes a page's heading and picture from its hero", () => {
  const [page] = readContent().pages;
  if (!page) throw new Error('The content has no page.');
  const [hero, ...others] = page.sections;
  const picture = { src: '../images/office.jpg', alt: '', focus: '70% 30%' };
  const own = { ...hero, heading: 'Come In', scene: undefined, picture, night: true };
  const { heading, picture: shown } = contentPageType.facts({
    ...page,
    sections: [own, ...others],
  });
  expect(heading).toBe('Come In');
  expect(shown).toEqual({ file: 'images/office.jpg', focus: '70% 30%', night: true });
});

it("takes a page's scene from its hero", () => {
  const scenes = readContent().pages.map(
    ({ sections: [hero], ...page }) =>
      contentPageType.facts({ ...page, sections: [{ ...hero, scene: 'road' }] }).scene,
  );
  expect([...new Set(scenes)]).toEqual(['road']);
});

describe('which picture a page has', () => {
  // what is drawn instead of the drawing, which takes half a second
  beforeEach(() => {
    const layersOf = ({ picture, ...others }: Layers) =>
      Promise.resolve(Buffer.concat([picture, Buffer.from(JSON.stringify(others))]));
    jest.mocked(drawSocialImage).mockImplementation(layersOf);
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

  it("shows a page's own picture if it has no scene, from the content folder", async () => {
    const cache = newCache();
    const imageOf = async (focus: string, file = 'images/quilt-dawn.webp') => {
      const picture = { file, focus, night: false };
      await write({ pages: [home, { ...about, scene: undefined, picture }] }, cache);
      return folder.read('og/about.jpg');
    };
    const top = await imageOf('top');
    expect((await imageOf('bottom')).equals(top)).toBe(false);
    expect((await imageOf('top', 'images/quilt-night.webp')).equals(top)).toBe(false);
    expect((await imageOf('top')).equals(top)).toBe(true);
  });

  it('shows the main heading', async () => {
    await write({ pages: [about] });
    const before = folder.read('og/about.jpg');
    await write({ pages: [{ ...about, heading: 'Who We Are' }] });
    expect(folder.read('og/about.jpg').equals(before)).toBe(false);
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
});
