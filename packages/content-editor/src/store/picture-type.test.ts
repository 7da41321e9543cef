import { endingOf, pictureType } from './picture-type';

describe('the type of a picture', () => {
  it.each([
    ['images/old.jpg', 'image/jpeg'],
    ['images/sign.svg', 'image/svg+xml'],
    ['images/a.b.webp', 'image/webp'],
  ])('%s is %s', (path, type) => {
    expect(pictureType(path)).toBe(type);
  });

  it.each([
    ['/9j/4AAQSkZJRg==', 'jpg'],
    ['UklGRg==', 'webp'],
  ])('a picture that begins with %s is named .%s', (base64, ending) => {
    expect(endingOf({ base64 })).toBe(ending);
  });
});
