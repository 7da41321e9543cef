import { openSync, type Font } from 'fontkit';

const besley = openSync('src/theme/fonts/besley-600.woff2') as Font;
const full = openSync(
  'node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2',
) as Font;

const drawing = (font: Font, code: number) => {
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  return { outline: path.toSVG(), advanceWidth };
};

const curly = new Map([
  [0x22, 0x201d],
  [0x27, 0x2019],
]);

it('draws straight quotes as curly ones, and every other glyph unchanged', () => {
  expect(besley.characterSet).toEqual(expect.arrayContaining([0x22, 0x27, 0x41, 0x2019, 0x201d]));
  for (const code of besley.characterSet)
    expect([code, drawing(besley, code)]).toEqual([code, drawing(full, curly.get(code) ?? code)]);
});
