import type { Palette } from '../palettes/palette';
import { rect, stroke } from './svg';

/** A post: its left side, its foot, and its height. */
type Post = readonly [x: number, foot: number, tall: number];

/**
 * A fence of two rails along its posts.
 * @param slender how many times as high as wide the posts are
 * @param rail how thick the rails are
 */
export const fence = (
  posts: readonly Post[],
  { ink }: Palette,
  { slender, rail }: { readonly slender: number; readonly rail: number },
): string =>
  posts.map(([x, foot, tall]) => rect(ink, x, foot - tall, tall / slender, tall)).join('') +
  [0.88, 0.5]
    .map((share) => {
      const ends = posts.map(
        ([x, foot, tall]) => `${String(x + rail - 1)} ${String(foot - tall * share)}`,
      );
      return stroke(ink, rail, `M${ends.join('L')}`);
    })
    .join('');
