/** Limits `value` to the range `low` … `high`. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** The value at `share` (0 … 1) of the way from `from` to `to`. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 up to `from`, 1 beyond `to`, an even curve between; `from` may be the larger of the two. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Numbers from 0 up to 1, always the same ones for the same seed. */
export type Random = () => number;

/** A small seeded generator (mulberry32, in the public domain, by Tommy Ettinger). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
