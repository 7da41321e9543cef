import type { Random } from './maths';

/** A smooth random surface: about -0.7 … 0.7 at every point of the plane. */
export type Noise = (x: number, y: number) => number;

const size = 256;

/**
 * Gradient noise whose slopes come from `random`; it repeats every 256 units. A picture evaluates it
 * about a hundred million times, so it calls no other function.
 */
export function noiseFrom(random: Random): Noise {
  const order = shuffled(random);
  const slopesX = new Float32Array(size);
  const slopesY = new Float32Array(size);
  for (let index = 0; index < size; index++) {
    const angle = random() * Math.PI * 2;
    slopesX[index] = Math.cos(angle);
    slopesY[index] = Math.sin(angle);
  }
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const left = order[column & 255] ?? 0;
    const right = order[(column + 1) & 255] ?? 0;
    const a = order[(left + row) & 255] ?? 0;
    const b = order[(right + row) & 255] ?? 0;
    const c = order[(left + row + 1) & 255] ?? 0;
    const d = order[(right + row + 1) & 255] ?? 0;
    // blends without a kink at the cell's edge (Perlin's improved noise, 2002)
    const across = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const down = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const topLeft = (slopesX[a] ?? 0) * dx + (slopesY[a] ?? 0) * dy;
    const topRight = (slopesX[b] ?? 0) * (dx - 1) + (slopesY[b] ?? 0) * dy;
    const lowLeft = (slopesX[c] ?? 0) * dx + (slopesY[c] ?? 0) * (dy - 1);
    const lowRight = (slopesX[d] ?? 0) * (dx - 1) + (slopesY[d] ?? 0) * (dy - 1);
    const top = topLeft + (topRight - topLeft) * across;
    const low = lowLeft + (lowRight - lowLeft) * across;
    return top + (low - top) * down;
  };
}

/** The numbers 0 … 255 in random order. */
function shuffled(random: Random): Uint8Array {
  const order = Uint8Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index--) {
    const drawn = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[drawn] ?? 0;
    order[drawn] = kept;
  }
  return order;
}
