import * as z from 'zod';
import { isWritable } from './writable';

const schema = z.strictObject({});
const model = {
  collections: [
    { name: 'settings', place: 'site-settings.json', schema },
    { name: 'dishes', place: 'side-dishes/', schema },
    { name: 'summer', place: 'side-dishes/summer/', schema },
  ],
  pictureFolder: 'assets/dish-photos',
};

describe('the rule of what may be written', () => {
  it.each([
    'site-settings.json',
    'side-dishes/corn-bread.json',
    'side-dishes/summer/salad.json',
    'assets/dish-photos/corn-bread.webp',
  ])('lets %s be written', (path) => {
    expect(isWritable(model, path)).toBe(true);
  });

  it.each([
    'other.json',
    'side-dishes/winter/stew.json',
    'side-dishes/.hidden.json',
    'side-dishes/../site-settings.json',
    'side-dishes/..\\other.json',
    'side-dishes/',
    'corn-bread.webp',
    'assets/dish-photos/../corn-bread.webp',
    'assets/dish-photos/old/corn-bread.webp',
    'assets/dish-photos/Corn.webp',
  ])('lets nobody write %s', (path) => {
    expect(isWritable(model, path)).toBe(false);
  });

  it('has pictures in “images” where the model names no folder', () => {
    expect(isWritable({ collections: [] }, 'images/corn-bread.webp')).toBe(true);
  });
});
