/** A generator with the same sequence of numbers, from 0 up to 1, for the same seed (mulberry32, by Tommy Ettinger). */
export function seededRandom(seed: string): () => number {
  let state = [...Buffer.from(seed)].reduce((sum, byte) => Math.imul(sum, 31) + byte, 7) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
