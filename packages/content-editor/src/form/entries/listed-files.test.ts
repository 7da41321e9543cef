import * as z from 'zod';
import { folderOf } from './listed-files';

const schema = z.strictObject({});
const dishes = { name: 'dishes', place: 'side-dishes/', schema };
const summer = { name: 'summer', place: 'side-dishes/summer/', schema };
const site = { name: 'site', place: 'site.json', schema };
const model = { collections: [dishes, summer, site] };

describe('the list of files', () => {
  it.each([
    ['side-dishes/corn-bread.json', dishes],
    // no form can show it, but the list names it
    ['side-dishes/winter/stew.json', dishes],
    ['side-dishes/summer/salad.json', summer],
    ['site.json', undefined],
  ])('lists %s once, in the innermost folder that has a collection', (file, collection) => {
    expect(folderOf(model, file)).toBe(collection);
  });
});
