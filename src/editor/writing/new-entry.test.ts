import { collections } from '../site/model';
import { newEntry, uploadName } from './new-entry';

const pages = collections.find(({ name }) => name === 'pages');
const long = `${'a'.repeat(59)} name`;

it('gives a new page an address that the site takes, however long its title is', () => {
  const made = pages && newEntry(pages, long);
  expect(made?.file).toBe(`pages/${'a'.repeat(59)}.json`);
  expect(made?.entry.path).toBe(`/${'a'.repeat(59)}`);
});

it.each([
  ['Über uns', '/uber-uns'],
  ['“Hello!”', '/hello'],
])('gives a page of the title %s the address %s', (title, path) => {
  expect(pages && newEntry(pages, title).entry.path).toBe(path);
});

it('gives no file to a title without a letter or digit', () => {
  expect(pages && newEntry(pages, '…').file).toBe('');
});

it('gives a copy the title as its main heading, which must be the only one of its words', () => {
  const model = { path: '/a', title: 'A', sections: [{ type: 'hero', heading: 'Old' }] };
  expect(pages && newEntry(pages, 'New', model).entry).toEqual({
    path: '/new',
    title: 'New',
    sections: [{ type: 'hero', heading: 'New' }],
  });
});

it.each([
  ['Our Office.JPG', [], 'images/our-office.webp'],
  ['日本.png', [], 'images/picture.webp'],
  ['office.png', ['images/office.webp', 'images/office-2.webp'], 'images/office-3.webp'],
  // many disks take both for the same
  ['office.png', ['images/Office.webp'], 'images/office-2.webp'],
  [`${long}.png`, [], `images/${'a'.repeat(59)}.webp`],
])('saves a picture %s beside %j as %s', (name, taken, path) => {
  expect(uploadName(name, taken)).toBe(path);
});
