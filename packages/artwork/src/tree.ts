import type { Lab } from './color';

/** A tree in the picture. */
export type Tree = {
  /** The pixel of the land on which it stands. */
  readonly index: number;
  /** Distance in kilometers. */
  readonly z: number;
  /** The middle of its foot, and its height, in pixels. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly kind: keyof typeof brushes;
  /** From 0 to 1: how wide it is, and which way it is turned. */
  readonly turn: number;
};

/** A round of leaves: its middle from the foot of the tree, and its radius, in tree heights. */
type Round = readonly [x: number, y: number, radius: number];

/** Brushes drawn by hand: the rounds of a crown. */
const brushes = {
  oak: [
    [-0.3, 0.4, 0.27],
    [0.32, 0.38, 0.26],
    [-0.08, 0.68, 0.28],
    [0.2, 0.6, 0.24],
    [0, 0.3, 0.3],
  ],
  poplar: [
    [0, 0.32, 0.24],
    [-0.05, 0.56, 0.23],
    [0.06, 0.78, 0.19],
  ],
  spruce: [
    [0, 0.2, 0.26],
    [-0.02, 0.46, 0.2],
    [0.02, 0.72, 0.14],
    [0, 0.98, 0.08],
  ],
} as const satisfies Readonly<Record<string, readonly Round[]>>;

/** Below this share of its height a tree is in its own shade. */
const shaded = 0.24;

/** How far the light on a round is off its middle, to the side and up, and its area, as shares of the radius. */
const sheen = { aside: 0.4, up: 0.45, area: 0.5 } as const;

/**
 * Paints a tree pixel by pixel: its rounds, lit from above on the side of the sun, and its shaded foot.
 * @param side 1 if the sun is on the right, -1 on the left
 */
export function paintTree(
  { x: middle, foot, height, kind, turn }: Tree,
  inks: Readonly<Record<'foot' | 'crown' | 'top', Lab>>,
  side: number,
  paint: (x: number, y: number, color: Lab) => void,
): void {
  const width = height * (0.85 + turn * 0.4) * (turn < 0.5 ? 1 : -1);
  const rounds: readonly Round[] = brushes[kind];
  const reach = Math.abs(width) * 0.75;
  for (let y = Math.floor(foot - height * 1.15); y <= foot; y++) {
    for (let x = Math.floor(middle - reach); x <= middle + reach; x++) {
      const across = (x + 0.5 - middle) / width;
      const up = (foot - y - 0.5) / height;
      let inside = false;
      let lit = false;
      for (const [atX, atY, radius] of rounds) {
        const dx = across - atX;
        const dy = up - atY;
        if (dx * dx + dy * dy > radius * radius) continue;
        inside = true;
        const awayX = dx - side * Math.sign(width) * radius * sheen.aside;
        const awayY = dy - radius * sheen.up;
        if (awayX * awayX + awayY * awayY < radius * radius * sheen.area) lit = true;
      }
      if (inside) paint(x, y, lit ? inks.top : up < shaded ? inks.foot : inks.crown);
    }
  }
}
