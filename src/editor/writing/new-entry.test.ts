import { collections } from '../site/model';
import { newEntry, uploadName } from './new-entry';

const long = `${'a'.repeat(59)} name`;

it('gives a new page an address that the site takes, however long its title is', () => {
  const pages = collections.find(({ name }) => name === 'pages');
  const made = pages && newEntry(pages, long);
  expect(made?.file).toBe(`pages/${'a'.repeat(59)}.json`);
  expect(made?.entry.path).toBe(`/${'a'.repeat(59)}`);
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
