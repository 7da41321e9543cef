import { icoFile } from './ico';

test('an ICO file lists the size and position of each image in it', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small picture') },
    { size: 256, png: Buffer.from('large') },
  ];
  const file = icoFile(pictures);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    const length = file.readUInt32LE(entry + 8);
    const offset = file.readUInt32LE(entry + 12);
    expect(file.readUInt8(entry)).toBe(size % 256);
    expect(file.subarray(offset, offset + length)).toEqual(png);
  });
});
