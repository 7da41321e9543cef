import { at } from './drawing-parts';
import { randomFrom } from './maths';

/** The box of the wood: its ground is at `edge`, and the river below the box. */
const box = { width: 1440, height: 100, edge: 92 } as const;

/** Where no trees stand, for a house. */
const clearing = { from: 1030, to: 1180 } as const;

/**
 * The far bank of a river, as the edge of what is below it: the crowns of a wood, and a clearing.
 * @param seed the same seed draws the same wood
 */
export function bank(seed: number): string {
  const random = randomFrom(seed);
  let top = box.edge - 20;
  let path = `M-4 ${String(box.height)}V${String(top)}`;
  for (let x = -4; x < box.width;) {
    const uneven = 2 * random();
    const dense = nearness(x) === 1;
    // at the clearing a crown begins where the last one ends, so that the wood's edge has no cliff
    if (dense) {
      top = box.edge - Math.round(mass(x) + uneven);
      path += `V${String(top)}`;
    }
    const width = Math.round(10 + 26 * random() ** 2);
    const middle = Math.round(width * (0.4 + 0.2 * random()));
    const height = Math.round(width * (0.35 + 0.3 * random()));
    const rise = Math.round(2 * random());
    x += width;
    const next = dense && nearness(x) === 1 ? top - rise : box.edge - Math.round(mass(x));
    path += `q${String(middle)}-${String(height)} ${String(width)}${next < top ? '-' : ' '}${String(Math.abs(next - top))}`;
    top = next;
  }
  return (
    `<path fill="var(--ground)" d="${path}V${String(box.height)}z"/>` +
    '<path fill="var(--trim)" opacity=".5" d="M760 106q300-7 690-7v14q-420-2-690-7z"/>'
  );
}

/** The house in the clearing, whose window is reflected in the river. */
export const bankHouse =
  at(1066, 30, 0.68, 'house') +
  '<path fill="var(--color-accent)" opacity=".6" d="M1098 100.5h8v2h-8zM1094 104.5h13v1.5h-13zM1099 108h9v1.5h-9z"/>';

/** How high the wood is at `x`: in two slow waves, so that crowns stand in groups. */
function mass(x: number): number {
  return nearness(x) * (20 + 9 * Math.sin(x / 97) + 6 * Math.sin(x / 37 + 2));
}

/** How high trees may stand at `x`: not in the clearing, and lower beside it. */
function nearness(x: number): number {
  const away = Math.max(clearing.from - x, x - clearing.to);
  return Math.min(1, Math.max(0, away / 60));
}
