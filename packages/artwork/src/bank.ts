import { at } from './drawing-parts';
import { randomFrom } from './maths';

/** The box of the wood; its ground is at `edge`. */
const box = { width: 1440, height: 100, edge: 92 } as const;

/** Where no trees stand, for a house. */
const clearing = { from: 1030, to: 1180 } as const;

/** How far the wood behind is from the one in front: it is the same wood, in the haze. */
const behind = { x: -46, y: -9 } as const;

/**
 * A wood, without a color: the crowns of trees, spruces among them, and a clearing. It is wider
 * than the box by as much as the wood behind is aside.
 * @param seed the same seed draws the same wood
 */
export function wood(seed: number): string {
  const random = randomFrom(seed);
  let top = heightAt(-4, 0);
  let path = `M-4 ${String(box.height)}V${String(top)}`;
  for (let x = -4; x < box.width - behind.x;) {
    const isSpruce = nearness(x) === 1 && random() < 0.12;
    const width = Math.round(isSpruce ? 8 + 8 * random() : 4 + 9 * random() ** 2);
    x += width;
    const next = heightAt(x, 5 * random());
    path += isSpruce ? spruce(width, next - top) : crown(width, next - top, random);
    top = next;
  }
  return `<path d="${path}V${String(box.height)}z"/>`;
}

/** A round crown, which begins where the last one ends. */
function crown(width: number, down: number, random: () => number): string {
  const middle = Math.round(width * (0.3 + 0.4 * random()));
  const height = Math.round(width * (0.4 + 0.5 * random()));
  return `q${String(middle)}-${String(height)} ${String(width)}${signed(down)}`;
}

/** A spruce, the higher the wider, with two tiers of boughs. */
function spruce(width: number, down: number): string {
  const half = Math.floor(width / 2);
  const height = width + 4;
  const [tip, rest] = [half - 2, width - half - 2];
  return `l3-7h-1l${String(tip)}-${String(height)} ${String(rest)} ${String(height)}h-1l3${signed(7 + down)}`;
}

/** As it follows another number in path data. */
const signed = (value: number): string => (value < 0 ? String(value) : ` ${String(value)}`);

/** The edge of what is below it. */
export const bank = '<use href="#wood" fill="var(--ground)"/>';

/*
 * By night a page sets `--dusk`, the color of its sky at the horizon. In its haze is the wood farther off, and by day in
 * that of the paper.
 */

/** Above the trees, as dots of a round pen; by day they are as pale as the page. */
const stars =
  '<path stroke="color-mix(in srgb,#fff 45%,var(--dusk,#0000))" stroke-width="2.4" stroke-linecap="round" d="' +
  [
    [62, 22],
    [205, 8],
    [330, 26],
    [452, 12],
    [610, 20],
    [742, 6],
    [868, 24],
    [960, 10],
    [1024, 27],
    [1150, 5],
    [1235, 18],
    [1330, 8],
    [1404, 24],
  ]
    .map((place) => `M${place.join(' ')}h0`)
    .join('') +
  '"/>';

/** What is behind it: stars, the wood farther off, and the house in the clearing. */
export const bankHouse =
  stars +
  `<use href="#wood" fill="color-mix(in srgb,var(--ground) 48%,var(--dusk,#e9eeea))" transform="translate(${String(behind.x)} ${String(behind.y)})"/>` +
  at(1066, 30, 0.68, 'house');

const heightAt = (x: number, uneven: number): number => box.edge - Math.round(mass(x) + uneven);

/** How high the wood is at `x`: in two slow waves, so that crowns stand in groups. */
function mass(x: number): number {
  return nearness(x) * (20 + 9 * Math.sin(x / 97) + 6 * Math.sin(x / 37 + 2));
}

/** How high trees may stand at `x`: not in the clearing, and lower beside it. */
function nearness(x: number): number {
  const away = Math.max(clearing.from - x, x - clearing.to);
  return Math.min(1, Math.max(0, away / 60));
}
