import * as z from 'zod';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { folderOf, listedFiles } from './listed-files';

const schema = z.strictObject({});
const dishes = { name: 'dishes', path: 'side-dishes/', schema };
const summer = { name: 'summer', path: 'side-dishes/summer/', schema };
const site = { name: 'site', path: 'site.json', schema };
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

  it('is the same list at each key but the first, after which the file is a changed one', async () => {
    const files = { 'contact.json': '{ "phone": "1" }', 'site.json': '{ "name": "Hollow" }' };
    const session = await openSession(memoryStore(files).store);
    const rowsAfter = (phone: string) => {
      session.change('phone', phone, { file: 'contact.json' });
      return listedFiles(session.state, '');
    };
    const before = listedFiles(session.state, '');
    const first = rowsAfter('12');
    expect(first.filter((row) => !before.includes(row))).toMatchObject([
      { file: 'contact.json', isChanged: true },
    ]);
    expect(rowsAfter('123')).toBe(first);
  });
});
