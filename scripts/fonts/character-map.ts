import { create, type Font } from 'fontkit';

/**
 * Maps some characters of a font to the glyphs of others, with their kerning.
 *
 * @param font uncompressed TrueType
 * @param characters the characters to map, all in the Basic Multilingual Plane
 * @param drawnAs by character: the character whose glyph it gets
 * @returns the font with outdated checksums, which the subsetter ignores and writes again
 * @throws if the font has no character map, or lacks the glyph of a replacement
 */
export function withDrawnAs(
  font: Buffer,
  characters: string,
  drawnAs: Readonly<Record<string, string>>,
): Buffer {
  // not a font collection
  const opened = create(font) as Font;
  const glyphs = [...new Set(characters)].sort().flatMap((character) => {
    const drawn = drawnAs[character] ?? character;
    const glyph = opened.glyphForCodePoint(drawn.charCodeAt(0)).id;
    if (glyph === 0 && drawn !== character) throw new Error(`The font lacks "${drawn}".`);
    return glyph === 0 ? [] : [{ code: character.charCodeAt(0), glyph }];
  });
  // the font's directory: after 12 bytes, records of tag, checksum, offset and length, 4 bytes each
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error('The font has no character map.');
  const table = characterMap(glyphs);
  // a table begins at a multiple of four
  const padding = Buffer.alloc(-font.length & 3);
  const mapped = Buffer.concat([font, padding, table]);
  mapped.writeUInt32BE(font.length + padding.length, record + 8);
  mapped.writeUInt32BE(table.length, record + 12);
  return mapped;
}

/**
 * The simplest format of a character map, with a segment for each character.
 * https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
function characterMap(glyphs: readonly { code: number; glyph: number }[]): Buffer {
  // the last segment is required
  const segments = [...glyphs, { code: 0xffff, glyph: 0 }];
  const codes = segments.map(({ code }) => code);
  const deltas = segments.map(({ code, glyph }) => (glyph - code) & 0xffff);
  const rangeOffsets = segments.map(() => 0);
  const log = Math.floor(Math.log2(segments.length));
  const search = [2 ** (log + 1), log, segments.length * 2 - 2 ** (log + 1)];
  const arrays = [...codes, 0, ...codes, ...deltas, ...rangeOffsets];
  const format4 = [4, 16 + segments.length * 8, 0, segments.length * 2, ...search, ...arrays];
  // both Unicode (0, 3) and Windows (3, 1) refer to the same map at offset 20
  const words = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20, ...format4];
  const table = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => table.writeUInt16BE(word, index * 2));
  return table;
}
