import { pictureType } from './picture-type';

it.each([
  ['images/old.jpg', 'image/jpeg'],
  ['images/sign.svg', 'image/svg+xml'],
  ['images/a.b.webp', 'image/webp'],
])('%s is %s', (path, type) => {
  expect(pictureType(path)).toBe(type);
});
