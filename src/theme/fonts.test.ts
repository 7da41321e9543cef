import { openSync } from 'fontkit';
import { fontStyle } from './fonts';

/** The fallback faces of a family: their fonts and the numbers that adjust them. */
const facesOf = (family: string) =>
  [...fontStyle.matchAll(/@font-face\{font-family:([^;]+);src:(local[^;]+);([^}]+)\}/g)]
    .filter(([, name]) => name === family)
    .map(([, , fonts = '', adjustments = '']) => {
      const numberOf = (name: string) =>
        Number(new RegExp(`${name}:([\\d.]+)%`).exec(adjustments)?.[1]);
      return { fonts, numberOf };
    });

it.each([
  ['Besley Fallback', 'besley-600'],
  ['Atkinson Fallback', 'atkinson-next'],
])('lines in %s are as high as in its web font', (family, file) => {
  const { ascent, descent, unitsPerEm } = openSync(`src/theme/fonts/${file}.woff2`) as {
    readonly ascent: number;
    readonly descent: number;
    readonly unitsPerEm: number;
  };
  const faces = facesOf(family);
  expect(faces).not.toEqual([]);
  for (const { numberOf } of faces) {
    const size = numberOf('size-adjust') / 100;
    expect(numberOf('ascent-override') * size).toBeCloseTo((ascent / unitsPerEm) * 100, 0);
    expect(numberOf('descent-override') * size).toBeCloseTo((-descent / unitsPerEm) * 100, 0);
  }
});

it('any other fallback of headings comes before bold Times, since the last of several wins', () => {
  const [first, ...others] = facesOf('Besley Fallback').map(({ fonts }) => fonts);
  expect(first).toMatch(/Times/);
  expect(others.length).toBeGreaterThan(0);
  expect(others.join()).not.toMatch(/Times|Liberation/);
});
