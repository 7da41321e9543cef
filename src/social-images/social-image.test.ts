import { decoded, worstContrast } from '../../tests/helpers/measure/pixels';
import { sceneName } from '../scenes/schema';
import { light } from '../theme/tokens';
import { compositionOf } from './compositions';
import { drawSocialImage, socialImageLayers } from './social-image';

/** The boxes of the text. */
const name = { left: 160, top: 84, right: 1100, bottom: 136 };
const title = { left: 72, top: 196, right: 1100, bottom: 415 };

it.each(sceneName.options)('has sufficient text contrast in the scene %s', async (scene) => {
  const layers = await socialImageLayers({
    title: '',
    name: '',
    composition: compositionOf(scene),
  });
  const pixels = await decoded(await drawSocialImage(layers));
  const text = parseInt(light.color.text.slice(1), 16);
  for (const box of [name, title]) expect(worstContrast(text, pixels, box)).toBeGreaterThan(4.5);
});

it('draws text as outlines, so that it needs no installed font', async () => {
  const { front } = await socialImageLayers({
    title: 'About',
    name: 'Ridgeline',
    composition: compositionOf('road'),
  });
  expect(front).not.toMatch(/<text|font-family/);
  expect(front.match(/<path transform="translate\(\S+ \S+\) scale\(/g)?.length).toBe(
    'AboutRidgeline'.length,
  );
});

/** The width of a W in the font's units. */
const wide = 2426;

it.each(['W'.repeat(60), `${'W'.repeat(30)} ${'W'.repeat(29)}`])(
  'keeps the longest and widest words that content allows within the picture: %s',
  async (widest) => {
    const { front } = await socialImageLayers({
      title: widest,
      name: widest.slice(0, 40),
      composition: compositionOf('road'),
    });
    const ends = Array.from(
      front.matchAll(/<path transform="translate\((\S+) \S+\) scale\((\S+) /g),
      ([, left, scale]) => Number(left) + wide * Number(scale),
    );
    expect(ends.length).toBeGreaterThan(90);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1200 - 72);
  },
);
