import { at, ground, shade, sunlit } from './drawing-parts';

/** Leaves in three tones, lit from the right. */
const leaves = (outline: string, lit: string): string =>
  ground(outline) + shade(outline) + sunlit(lit, 0.25);

export const oakTree = leaves(
  'M-2 0v-3a5 5 0 0 1-8-5a5 5 0 0 1 2-8a6 6 0 0 1 10-3a5 5 0 0 1 8 5a5 5 0 0 1 0 8a5 5 0 0 1-8 3v3z',
  'M2-19a5 5 0 0 1 8 5a5 5 0 0 1 0 8a4 4 0 0 1-6-3a4 4 0 0 1-5-4a4 4 0 0 1 3-6z',
);

export const spruceTree = leaves(
  'M-1 0v-3h-6l3-7h-2l3-7h-2l5-11 5 11H3l3 7H4l3 7H1v3z',
  'M0-28L5-17H3l3 7H4l3 7H3z',
);

export const bush = leaves(
  'M-12 1a4 4 0 0 1 3-8a5 5 0 0 1 8-2a5 5 0 0 1 8 2a4 4 0 0 1 5 8z',
  'M-1-9a5 5 0 0 1 8 2a4 4 0 0 1 5 8a6 6 0 0 1-8-4a5 5 0 0 1-5-6z',
);

export const group = oak(-16, 0, 0.9) + spruce(-5, 1, 1) + oak(6, 2, 0.8) + oak(19, 2, 0.6);

/** A broad tree, 22 wide and 20 high, that stands at a point. */
export function oak(x: number, y: number, size = 1): string {
  return at(x, y, size, 'oak');
}

/** A spruce, 14 wide and 28 high. */
export function spruce(x: number, y: number, size = 1): string {
  return at(x, y, size, 'spruce');
}

/** A few trees, 50 wide and 28 high. */
export const copse = (x: number, y: number, size = 1): string => at(x, y, size, 'copse');

/** A shrub, 24 wide, for the foot of things. */
export const shrub = (x: number, y: number, size = 1): string => at(x, y, size, 'shrub');

/** A slope whose right side and crest are lit. */
export const slope = (d: string): string =>
  ground(d) + sunlit(d, 0.2) + `<g transform="translate(-10 6)">${ground(d)}</g>`;

/** The ground of every small drawing, in two tones; it continues from card to card. */
export const hill = (d: string): string =>
  slope(`M-900 150H0${d}H1300v30H-900z`) +
  shade('M-900 155H0c70-4 130 5 200 1s130-6 200-1H1300v25H-900z', 0.2);
