import { mix, type Random } from './maths';

/** A smooth random surface: about -0.7 … 0.7 at every point of the plane. */
export type Noise = (x: number, y: number) => number;

const size = 256;

/** Blends without a kink at the cell's edge (Perlin's improved noise, 2002). */
const fade = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10);

/** Gradient noise whose slopes come from `random`; it repeats every 256 units. */
export function noiseFrom(random: Random): Noise {
  const order = Uint8Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  const slopesX = new Float32Array(size);
  const slopesY = new Float32Array(size);
  for (let index = 0; index < size; index++) {
    const angle = random() * Math.PI * 2;
    slopesX[index] = Math.cos(angle);
    slopesY[index] = Math.sin(angle);
  }
  const slopeAt = (column: number, row: number, dx: number, dy: number): number => {
    const pick = order[((order[column & 255] ?? 0) + row) & 255] ?? 0;
    return (slopesX[pick] ?? 0) * dx + (slopesY[pick] ?? 0) * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const across = fade(dx);
    return mix(
      mix(slopeAt(column, row, dx, dy), slopeAt(column + 1, row, dx - 1, dy), across),
      mix(
        slopeAt(column, row + 1, dx, dy - 1),
        slopeAt(column + 1, row + 1, dx - 1, dy - 1),
        across,
      ),
      fade(dy),
    );
  };
}
