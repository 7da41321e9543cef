import { openSync, type Font } from 'fontkit';

const drawing = (font: Font, code: number) => {
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  return { outline: path.toSVG(), advanceWidth };
};

it.each([
  ['besley-600', 'besley/files/besley-latin-600-normal', { 0x22: 0x201d, 0x27: 0x2019 }],
  [
    'atkinson-next',
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    { 0x27: 0x2019 },
  ],
])('%s draws straight quotes as curly ones, and every other glyph unchanged', (...row) => {
  const [name, original, curly] = row;
  const folder = name === 'besley-600' ? '@fontsource' : '@fontsource-variable';
  const subset = openSync(`src/theme/fonts/${name}.woff2`) as Font;
  const whole = openSync(`node_modules/${folder}/${original}.woff2`) as Font;
  const drawnAs = new Map(Object.entries(curly).map(([from, to]) => [Number(from), to]));
  expect(subset.characterSet).toEqual(expect.arrayContaining([0x22, 0x27, 0x41, 0x2019, 0x201d]));
  // the last segment of a character map is no character
  for (const code of subset.characterSet.filter((character) => character !== 0xffff))
    expect([code, drawing(subset, code)]).toEqual([
      code,
      drawing(whole, drawnAs.get(code) ?? code),
    ]);
});
