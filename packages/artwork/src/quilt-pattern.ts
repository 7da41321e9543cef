import { randomFrom } from './maths';

/** Blocks across and down. */
export const quiltSize = { columns: 8, rows: 10 } as const;

/** Each ridge as a path through the grid: the row it reaches at every edge between columns. */
const ridges: readonly (readonly number[])[] = [
  [3, 2, 3, 3, 2, 2, 3, 3, 2],
  [4, 4, 4, 5, 4, 3, 4, 4, 3],
  [5, 5, 6, 6, 5, 6, 6, 5, 5],
  [7, 6, 7, 8, 7, 7, 8, 7, 6],
  [9, 8, 9, 9, 8, 9, 9, 8, 7],
];

/** The position of the sun. */
const sun = { column: 5, row: 1 } as const;

type Hearth = 'sun' | 'lit' | 'rose' | 'plain';

/** One log-cabin block: a hearth, and logs around it that are of one land above and another below. */
export type Block = {
  readonly column: number;
  readonly row: number;
  /** Number of the cloth at each side: 0 is sky, 1 the farthest ridge. */
  readonly sides: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  readonly hearth: Hearth;
};

/** Shares of blocks below the first ridges with a lit hearth, and with rhododendron. */
const shares = { lit: 0.32, rose: 0.12 } as const;

/** All blocks, row by row; ridges appear where the halves of neighboring blocks meet. */
export function quiltBlocks(seed: number): readonly Block[] {
  const random = randomFrom(seed);
  return Array.from({ length: quiltSize.columns * quiltSize.rows }, (_, index) => {
    const column = index % quiltSize.columns;
    const row = Math.floor(index / quiltSize.columns);
    const { above, below, rising } = landsAt(column, row);
    const [home, blooming] = [random() < shares.lit, random() < shares.rose];
    let hearth: Hearth = 'plain';
    if (below > 0 && blooming) hearth = 'rose';
    if (below >= 2 && home) hearth = 'lit';
    if (column === sun.column && row === sun.row) hearth = 'sun';
    const sides = {
      top: above,
      bottom: below,
      left: rising ? above : below,
      right: rising ? below : above,
    };
    return { column, row, sides, hearth };
  });
}

/** Which land lies in the upper and the lower half of a block, and whether its ridge rises to the right. */
function landsAt(column: number, row: number): { above: number; below: number; rising: boolean } {
  let lands = { above: 0, below: 0, rising: false };
  ridges.forEach((levels, number) => {
    const from = levels[column] ?? 0;
    const to = levels[column + 1] ?? from;
    const high = Math.min(from, to);
    if (from === to ? row >= from : row > high) {
      lands = { above: number + 1, below: number + 1, rising: false };
    } else if (from !== to && row === high) {
      lands = { above: lands.above, below: number + 1, rising: to < from };
    }
  });
  return lands;
}

export type Point = { readonly x: number; readonly y: number };

/** The lines of the minimum spanning tree of all points (Prim's algorithm). */
export function joined(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  const inside = points.slice(0, 1);
  const outside = points.slice(1);
  const lines: (readonly [Point, Point])[] = [];
  while (outside.length > 0) {
    const pairs = inside.flatMap((from) => outside.map((to) => [from, to] as const));
    const length = ([from, to]: readonly [Point, Point]): number =>
      Math.hypot(from.x - to.x, from.y - to.y);
    const shortest = pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best));
    lines.push(shortest);
    inside.push(shortest[1]);
    outside.splice(outside.indexOf(shortest[1]), 1);
  }
  return lines;
}
