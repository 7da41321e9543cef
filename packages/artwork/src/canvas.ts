import type { Lab } from './color';

/** The colors of a picture in the making, row by row. */
export type Canvas = {
  readonly get: (index: number) => Lab;
  readonly set: (index: number, color: Lab) => void;
};

/** A canvas of this many pixels; plain numbers, since a picture has millions of them. */
export function canvasOf(size: number): Canvas {
  const channels = new Float32Array(size * 3);
  return {
    get: (index) => [
      channels[index * 3] ?? 0,
      channels[index * 3 + 1] ?? 0,
      channels[index * 3 + 2] ?? 0,
    ],
    set: (index, color) => {
      channels.set(color, index * 3);
    },
  };
}
