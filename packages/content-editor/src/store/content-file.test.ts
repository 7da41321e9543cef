import * as z from 'zod';
import { isContentFile } from './content-file';

const schema = z.strictObject({});
const model = {
  collections: [
    { name: 'settings', path: 'site-settings.json', schema },
    { name: 'dishes', path: 'side-dishes/', schema },
    { name: 'summer', path: 'side-dishes/summer/', schema },
  ],
  pictureFolder: 'assets/dish-photos',
};

describe('the content', () => {
  it.each([
    'site-settings.json',
    'side-dishes/corn-bread.json',
    'side-dishes/summer/salad.json',
    'assets/dish-photos/corn-bread.webp',
    'side-dishes/Gâteau à l’orange.json',
    'assets/dish-photos/IMG_1234.JPG',
    'assets/dish-photos/our photo [1].jpg',
    'assets/dish-photos/old/corn-bread.webp',
    'corn-bread.webp',
    'assets/dish-photos/corn\\bread.webp',
  ])('has %s', (path) => {
    expect(isContentFile(model, path)).toBe(true);
  });

  it.each([
    'other.json',
    'side-dishes/winter/stew.json',
    'side-dishes/.hidden.json',
    'side-dishes/../site-settings.json',
    'side-dishes/..\\other.json',
    'side-dishes/',
    'side-dishes/.hidden/bread.webp',
    'assets/dish-photos/../corn-bread.webp',
    '../corn-bread.webp',
    '/corn-bread.webp',
    'assets//corn-bread.webp',
    'assets\\..\\..\\corn-bread.webp',
    '\\corn-bread.webp',
    'assets\\.hidden.webp',
    'assets/corn\0bread.webp',
    'assets/dish-photos/notes.txt',
    'assets/dish-photos/corn-bread.webp.part',
  ])('doesn’t have %j', (path) => {
    expect(isContentFile(model, path)).toBe(false);
  });
});
