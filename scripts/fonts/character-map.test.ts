import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { withDrawnAs } from './character-map';

const characters = 'AV\'"’”';
let uncompressed: Buffer;

beforeAll(async () => {
  const file = 'node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2';
  uncompressed = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' });
});

/** The number of the glyph that draws a character. */
const glyphOf = (font: Buffer, character: string) =>
  (create(font) as Font).glyphForCodePoint(character.charCodeAt(0)).id;

it('draws a character as another, and every other character as before', () => {
  const mapped = withDrawnAs(uncompressed, characters, { "'": '’' });
  expect(glyphOf(uncompressed, "'")).not.toBe(glyphOf(uncompressed, '’'));
  expect(glyphOf(mapped, "'")).toBe(glyphOf(uncompressed, '’'));
  for (const character of 'AV"’”')
    expect(glyphOf(mapped, character)).toBe(glyphOf(uncompressed, character));
});

it('throws if the font lacks the replacement', () => {
  expect(() => withDrawnAs(uncompressed, characters, { "'": '‹' })).toThrow('The font lacks "‹".');
});
