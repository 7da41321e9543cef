import { short } from './drawing-parts';
import { joined, quiltBlocks, type Point } from './quilt-pattern';

/** A hundred units make one: numbers stay short. */
const unit = 100;
const block = 200 / unit;

/**
 * The overlay of the quilt, drawn by scrolling: lit hearths in the hills, and the line of stitches that
 * connects them, in a box of 1600 × 2000.
 */
export function quiltThread(seed: number): string {
  const hearths = quiltBlocks(seed + 7)
    .filter(({ hearth }) => hearth === 'lit')
    .map(({ column, row }): Point => ({ x: (column + 0.5) * block, y: (row + 0.5) * block }));
  const dots = hearths.map((hearth) => `M${place(hearth)}h0`).join('');
  const links = joined(hearths).map(([from, to], index, all) =>
    all[index - 1]?.[1] === from ? ` ${place(to)}` : `M${place(from)} ${place(to)}`,
  );
  return (
    `<g transform="scale(${String(unit)})" fill="none" stroke="var(--color-accent)">` +
    `<path stroke="var(--stitch)" stroke-linecap="round" opacity=".6" stroke-width=".04" stroke-dasharray=".24 .16" d="${links.join('')}"/>` +
    `<path stroke-linecap="square" stroke-width=".5" d="${dots}"/></g>`
  );
}

const place = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
