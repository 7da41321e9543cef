import { siteModel } from '../../../tests/small-site/model';
import { newEntry, uploadName } from './new-entry';

const pages = siteModel.collections.find(({ name }) => name === 'pages');
const long = `${'a'.repeat(59)} name`;

describe('a new entry', () => {
  it('derives a valid address from a long title', () => {
    const made = pages && newEntry(pages, long);
    expect(made?.file).toBe(`pages/${'a'.repeat(59)}.json`);
    expect(made?.entry.path).toBe(`/${'a'.repeat(59)}`);
  });

  it.each([
    ['Über uns', '/uber-uns'],
    ['“Hello!”', '/hello'],
    ['Con', '/our-con'],
    ['Static', '/our-static'],
    ['Index', '/our-index'],
  ])('derives an address from the title %s: %s', (title, path) => {
    expect(pages && newEntry(pages, title).entry.path).toBe(path);
  });

  it('returns no file for a title without a letter or digit', () => {
    expect(pages && newEntry(pages, '…').file).toBe('');
  });

  it('uses the title as the main heading of a copy, since main headings are unique', () => {
    const copied = { path: '/a', title: 'A', sections: [{ type: 'hero', heading: 'Old' }] };
    expect(pages && newEntry(pages, 'New', copied).entry).toEqual({
      path: '/new',
      title: 'New',
      sections: [{ type: 'hero', heading: 'New' }],
    });
  });

  it.each([
    ['Our Office.JPG', [], 'images/our-office.webp'],
    ['日本.png', [], 'images/picture.webp'],
    ['Łódź.png', [], 'images/lodz.webp'],
    ['aux.png', [], 'images/our-aux.webp'],
    // signs that Windows refuses, and those that an address can't have
    [String.raw`C:\photos\our "team"?.png`, [], 'images/c-photos-our-team.webp'],
    ['100 %, a #1 team .png', [], 'images/100-a-1-team.webp'],
    ['office.png', ['images/office.webp', 'images/office-2.webp'], 'images/office-3.webp'],
    // many file systems are case-insensitive
    ['office.png', ['images/Office.webp'], 'images/office-2.webp'],
    [`${long}.png`, [], `images/${'a'.repeat(59)}.webp`],
  ])('names the upload %s beside %j %s', (name, taken, path) => {
    expect(uploadName(siteModel, name, taken)).toBe(path);
  });
});
