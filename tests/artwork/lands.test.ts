import sharp from 'sharp';
import { lands } from '../../src/scenes/generated/lands';

const pictures = Object.entries(lands).flatMap(([name, { wide, phone }]) => [
  [name, wide] as const,
  [`${name}-phone`, phone] as const,
]);

it.each(pictures)(
  'the pictures of %s have the size that their scene gives them',
  async (name, { width, height }) => {
    for (const time of ['day', 'night']) {
      const picture = await sharp(`src/scenes/generated/pictures/${name}-${time}.webp`).metadata();
      expect([picture.width, picture.height]).toEqual([width, height]);
    }
  },
);
