import path from 'node:path';
import sharp from 'sharp';
import { buildFolder } from 'unit-testing/build-folder';
import { decoded, worstContrast } from '../../../tests/helpers/measure/pixels';
import { scenes } from '../../scenes/registry';
import { sceneName } from '../../scenes/schema';
import { light } from '../../theme/tokens';
import { colorsOf, type Photograph } from './photograph';
import { sunRadius } from './scene-svg';
import { shownScene } from './shown-scene';
import { drawSocialImage, socialImageLayers } from './social-image';

const folder = buildFolder();

/** The boxes of the text. */
const name = { left: 160, top: 84, right: 1100, bottom: 136 };
const title = { left: 72, top: 196, right: 1100, bottom: 415 };

it.each(sceneName.options)('has sufficient text contrast in the scene %s', async (scene) => {
  const layers = await socialImageLayers({
    heading: '',
    name: '',
    background: shownScene(scene),
  });
  const pixels = await decoded(await drawSocialImage(layers));
  const text = parseInt(light.color.text.slice(1), 16);
  for (const box of [name, title]) expect(worstContrast(text, pixels, box)).toBeGreaterThan(4.5);
});

it.each(['mailbox', 'road'] as const)(
  'draws what stands on the land of the scene %s where its pages do',
  async (name) => {
    const { front } = await socialImageLayers({
      heading: '',
      name: '',
      background: shownScene(name),
    });
    const { drawings } = scenes[name];
    const { land } = shownScene(name).composition;
    if (!drawings) throw new Error('Nothing stands on it.');
    const bottom = land.top + (1 - drawings.behind.y / 100) * land.height;
    const [, , width, height] = drawings.box;
    const scale = ((drawings.behind.width / 100) * land.width) / width;
    const [, y] = /<g transform="translate\(\S+ (\S+)\) scale/.exec(front) ?? [];
    expect(Number(y)).toBeCloseTo(bottom - height * scale);
  },
);

it('draws text as outlines, so that it needs no installed font', async () => {
  const { front } = await socialImageLayers({
    heading: 'About',
    name: 'Ridgeline',
    background: shownScene('road'),
  });
  expect(front).not.toMatch(/<text|font-family/);
  expect(front.match(/<path transform="translate\(\S+ \S+\) scale\(/g)?.length).toBe(
    'AboutRidgeline'.length,
  );
});

/** The width of a W in the font's units. */
const wide = 2426;

/** Where each letter of the words ends, if all are a W. */
const endsOf = (front: string) =>
  Array.from(
    front.matchAll(/<path transform="translate\((\S+) \S+\) scale\((\S+) /g),
    ([, left, scale]) => Number(left) + wide * Number(scale),
  );

it.each(['W'.repeat(60), `${'W'.repeat(30)} ${'W'.repeat(29)}`])(
  'keeps the longest and widest words that content allows within the picture: %s',
  async (widest) => {
    const { front } = await socialImageLayers({
      heading: widest,
      name: widest.slice(0, 40),
      background: shownScene('road'),
    });
    const ends = endsOf(front);
    expect(ends.length).toBeGreaterThan(90);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1200 - 72);
  },
);

it.each(['overlook', 'homestead'])(
  'keeps words away from the sun of the scene %s',
  async (scene) => {
    const background = shownScene(scene);
    const { front } = await socialImageLayers({ heading: 'WWW WWW WWW', name: 'W', background });
    expect(Math.max(...endsOf(front))).toBeLessThan(background.composition.sun.x - sunRadius - 48);
  },
);

describe('a photograph', () => {
  /** A picture of one color on the left half and another one on the right, each 600 px wide. */
  async function photograph(left: string, right: string): Promise<string> {
    const half = (background: string) => ({
      create: { width: 600, height: 900, channels: 3 as const, background },
    });
    const file = path.join(folder.path(), 'photograph.png');
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: left } })
      .composite([{ input: half(right), left: 600, top: 0 }])
      .png()
      .toFile(file);
    return file;
  }

  const drawn = async (background: Photograph) =>
    decoded(await drawSocialImage(await socialImageLayers({ heading: '', name: '', background })));

  it.each([
    [false, 'black'],
    [false, 'white'],
    [true, 'white'],
    [true, 'black'],
  ])('has sufficient text contrast: night %s on %s', async (night, color) => {
    const background = { path: await photograph(color, color), night };
    const pixels = await drawn(background);
    const text = parseInt(colorsOf(background).text.slice(1), 16);
    for (const box of [name, title].map((words) => ({ ...words, right: 680 })))
      expect(worstContrast(text, pixels, box)).toBeGreaterThan(4.5);
  });

  it('shows as it is beside the words', async () => {
    const pixels = await drawn({ path: await photograph('#ffffff', '#336699'), night: false });
    const beside = pixels.within({ left: 1150, top: 300, right: 1180, bottom: 330 });
    expect([...beside.keys()].every((color) => Math.abs((color & 0xff) - 0x99) < 6)).toBe(true);
  });

  it.each([
    ['top', 0xff],
    ['bottom', 0x99],
    ['50% 10%', 0xff],
    ['50% 90%', 0x99],
  ])('is cut to what the content asks for: %s', async (focus, blue) => {
    const file = path.join(folder.path(), 'tall.png');
    await sharp(await photograph('#ffffff', '#336699'))
      .rotate(90)
      .toFile(file);
    const pixels = await drawn({ path: file, focus, night: false });
    const beside = pixels.within({ left: 1150, top: 300, right: 1160, bottom: 310 });
    expect([...beside.keys()].every((color) => Math.abs((color & 0xff) - blue) < 6)).toBe(true);
  });

  it('limits words to the veiled part', async () => {
    const background = { path: await photograph('#fff', '#fff'), night: false };
    const heading = 'Careful Work, from First Question to Last Test';
    const { front } = await socialImageLayers({
      heading,
      name: 'Ridgeline Ethical Intelligence, Appalachia',
      background,
    });
    const lefts = Array.from(front.matchAll(/translate\((\S+) /g), ([, left]) => Number(left));
    expect(Math.max(...lefts)).toBeLessThan(680);
  });
});
