import sharp from 'sharp';
import { outlineOf } from './outline';

/** A picture of 200 × 100 with these shapes, transparent elsewhere. */
const picture = (shapes: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${shapes}</svg>`),
  )
    .png()
    .toBuffer();

test('the shape is the edge of the land, from left to right, and its foot', async () => {
  const { shape } = await outlineOf(await picture('<path d="M0 60L100 20L200 60V100H0z"/>'));
  expect(shape).toMatch(
    /^polygon\(0 (?:59|60|61)%,(?:49|50|51)% (?:20|21|22)%,100% (?:59|60|61)%,100% 100%,0 100%\)$/,
  );
});

test('the colors are those of the land from its highest point down', async () => {
  const { colors } = await outlineOf(
    await picture(
      '<path fill="#ff0000" d="M0 40h200v20H0z"/><path fill="#00ff00" d="M0 60h200v25H0z"/><path fill="#0000ff" d="M0 85h200v15H0z"/>',
    ),
  );
  expect(colors).toBe('#ff0000 40%,#00ff00,#0000ff');
});

test('what is nearly a straight line has no points between', async () => {
  const { shape } = await outlineOf(
    await picture('<path d="M0 50L60 50.5L120 49.5L200 50V100H0z"/>'),
  );
  expect(shape.split(',')).toHaveLength(4);
});

test('a ragged edge is no longer than a page can bear', async () => {
  const teeth = Array.from({ length: 40 }, (_, index) => `L${index * 5} ${index % 2 ? 20 : 70}`);
  const { shape } = await outlineOf(await picture(`<path d="M0 70${teeth.join('')}V100H0z"/>`));
  expect(shape.length).toBeLessThanOrEqual(90);
});
