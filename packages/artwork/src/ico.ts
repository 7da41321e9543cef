const headerBytes = 6;
const entryBytes = 16;

export type IcoPicture = {
  /** Width and height in pixels, 1 … 256. */
  readonly size: number;
  readonly png: Buffer;
};

/**
 * Puts PNG pictures of several sizes into one ICO file (Microsoft's ICONDIR layout; PNG parts are
 * understood by every browser that asks for /favicon.ico).
 */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    // 256 does not fit into a byte: the format writes it as 0
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
